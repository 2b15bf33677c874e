import { useState } from 'react'
import type { SetupData } from '../data-files.ts'
import { build } from './api.ts'
import { findOpen } from './form-context.ts'

/** What is said last is in view. */
function scrollToEnd(log: HTMLElement | null) {
  log?.scrollTo(0, log.scrollHeight)
}

/** What a real site still wants, and its build. */
export function Ready({ data }: { data: SetupData }) {
  const [said, setSaid] = useState('')
  const [isBuilding, setIsBuilding] = useState(false)
  const open = findOpen(data)

  async function handleBuild() {
    if (isBuilding) return
    setIsBuilding(true)
    setSaid('Costruisco il sito…\n')
    const hear = (text: string) => setSaid(before => before + text)
    await build(hear).catch((error: Error) => hear(error.message))
    setIsBuilding(false)
  }

  return (
    <>
      <p>{open.length === 0 ? 'C’è tutto: si può costruire il sito vero.' : 'Mancano ancora:'}</p>
      <ul>
        {open.map(({ section, field, title, message }) => (
          <li key={field + message}>
            <a href={`#${section}/${field}`}>{title}</a>: {message}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="border-transparent bg-fuoco"
        aria-disabled={isBuilding}
        onClick={handleBuild}
      >
        Costruisci
      </button>
      <p role="status">{said.trim().split('\n').at(-1)}</p>
      {said && (
        <pre
          role="log"
          aria-label="Costruzione"
          aria-live="off"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what it says may be longer than its room, and scrolls.
          tabIndex={0}
          ref={scrollToEnd}
          className="mt-4 max-h-96 overflow-auto whitespace-pre-wrap bg-ghisa p-4 text-gesso text-small"
        >
          {said}
        </pre>
      )}
    </>
  )
}
