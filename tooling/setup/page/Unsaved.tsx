import { sayValue } from '../../business/schema-node.ts'
import type { SetupData } from '../data-files.ts'
import { NamedButton } from './fields/NamedButton.tsx'
import { titleOf } from './open-items.ts'
import { contested, type Edit, type Saver, valueAt } from './saver.ts'

interface UnsavedProps {
  edits: readonly Edit[]
  onDisk: SetupData | null
  saver: Saver
}

const say = (value: unknown) => `“${sayValue(value)}”`

/** What was typed and is not on the disk, and what can be done about it. */
export function Unsaved({ edits, onDisk, saver }: UnsavedProps) {
  if (!edits.some(({ fault }) => fault)) return null
  return (
    <section className="unsaved" aria-label="Non salvato">
      <ul>
        {edits.map((edit, index) => {
          const title = titleOf(edit.file, edit.path)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same value may wait more than once.
            <li key={index}>
              <strong>{title}</strong>: {edit.fault ?? 'aspetta la modifica qui sopra.'} Scritto
              qui: {say(edit.value)}
              {edit.fault === contested && (
                <>
                  ; sul disco: {say(valueAt(onDisk, edit))}
                  <div className="actions">
                    <NamedButton
                      label="Tieni quello scritto qui"
                      name={title}
                      onClick={() => saver.settle(edit, true)}
                    />
                    <NamedButton
                      label="Tieni quello sul disco"
                      name={title}
                      onClick={() => saver.settle(edit, false)}
                    />
                  </div>
                </>
              )}
              {edit.fault && edit.fault !== contested && (
                <NamedButton
                  label="Lascia perdere"
                  name={title}
                  onClick={() => saver.settle(edit, false)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <button type="button" onClick={saver.retry}>
        Riprova a salvare
      </button>
    </section>
  )
}
