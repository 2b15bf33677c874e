import { useEffect, useState, useSyncExternalStore } from 'react'
import { schemas } from '../../../src/content/schema/business.ts'
import { wordsOf } from '../../../src/content/schema/schema-node.ts'
import { settings } from '../../../src/content/schema/settings.ts'
import type { SetupData } from '../data-files.ts'
import { changeFile, readData } from './api.ts'
import { Connections } from './Connections.tsx'
import { SchemaField } from './fields/SchemaField.tsx'
import { FormContext, findOpen } from './form-context.ts'
import { Pictures, usePictures } from './Pictures.tsx'
import { Ready } from './Ready.tsx'
import { createSaver, type Edit } from './saver.ts'
import { Unsaved } from './Unsaved.tsx'
import { Words } from './Words.tsx'

const files = { ...schemas, settings }
const sections = [
  ...Object.entries(files).map(([name, schema]) => ({ name, ...wordsOf(schema) })),
  { name: 'words', title: 'Parole', shownAt: '/' },
  { name: 'ready', title: 'Pronto?', shownAt: '/' },
]

/** The data as the page shows them, and how to change them. */
function useSetup() {
  const [saver] = useState(() => createSaver({ read: readData, change: changeFile }))
  const state = useSyncExternalStore(saver.subscribe, saver.getState)
  const isUnsaved = state.edits.length > 0

  useEffect(() => void saver.retry(), [saver])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    if (isUnsaved) addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return { ...state, saver }
}

/** The section and the field that the address names, as in #company/company.url. */
function usePlace() {
  const [place, setPlace] = useState(location.hash)
  useEffect(() => {
    const follow = () => setPlace(location.hash)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const [section = '', ...rest] = decodeURIComponent(place.slice(1)).split('/')
  const field = rest.join('/')
  return { section: sections.find(({ name }) => name === section) ?? sections[0], field, place }
}

/** Puts the keyboard on a field, or on the nearest part around it that is there. */
function focusField(id: string) {
  const target = document.getElementById(id)
  if (target) target.focus()
  else if (id.includes('.')) focusField(id.slice(0, id.lastIndexOf('.')))
  else document.querySelector('h2')?.focus()
}

function stateOf(name: string, data: SetupData): string {
  const open = findOpen(data).filter(each => name === 'ready' || each.section === name).length
  return open === 0 ? 'fatto' : `${open} da fare`
}

function statusOf(edits: readonly Edit[]): string | undefined {
  const { fault } = edits.find(each => each.fault) ?? {}
  return fault
    ? `Non salvato: ${fault} L’elenco è in cima.`
    : edits.length > 0
      ? 'Salvo…'
      : undefined
}

export function SetupPage() {
  const { data, onDisk, edits, undoable, said, saver } = useSetup()
  const pictures = usePictures(data, saver.record)
  const { section, field, place } = usePlace()
  const isThere = data !== null

  useEffect(() => {
    if (isThere && place) focusField(field ?? '')
  }, [isThere, place, field])

  const name = section?.name ?? ''
  // All other names are those of files.
  const file = name === 'ready' || name === 'words' ? null : (name as keyof typeof files)
  return (
    <>
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 bg-ghisa px-5 py-3 text-gesso">
        <h1>I dati del sito</h1>
        <p role="status">{statusOf(edits) ?? said}</p>
        <button type="button" disabled={undoable.length === 0} onClick={saver.undo}>
          Annulla l’ultima modifica
        </button>
      </header>
      <Unsaved edits={edits} onDisk={onDisk} saver={saver} />
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 min-[700px]:grid-cols-[12rem_minmax(0,1fr)] min-[1100px]:grid-cols-[12rem_minmax(0,1fr)_minmax(0,26rem)]">
          <nav aria-label="Parti">
            <ul className="top-20 flex max-h-[calc(100vh-6.5rem)] flex-wrap gap-2 min-[700px]:sticky min-[700px]:block min-[700px]:overflow-y-auto">
              {sections.map(each => (
                <li key={each.name}>
                  <a href={`#${each.name}`} aria-current={each.name === name ? 'page' : undefined}>
                    {each.title} <small>{stateOf(each.name, data)}</small>
                  </a>
                </li>
              ))}
              {data.inbox && (
                <li>
                  <a href={data.inbox}>
                    Contatti ricevuti <small>le prove</small>
                  </a>
                </li>
              )}
            </ul>
          </nav>
          <main key={name}>
            <h2 tabIndex={-1}>{section?.title}</h2>
            <p className="error">
              {
                data.problems.find(each => each.file === file && each.kind === 'unreadable')
                  ?.message
              }
            </p>
            {file && (
              <FormContext value={{ file, data, save: saver.save }}>
                <SchemaField schema={files[file]} path={[]} />
              </FormContext>
            )}
            {file === 'brand' && <Pictures {...pictures} />}
            {file === 'settings' && <Connections data={data} save={saver.save} />}
            {name === 'words' && <Words data={data} save={saver.save} place={field} />}
            {name === 'ready' && <Ready data={data} />}
          </main>
          <iframe
            title="Il sito"
            src={section?.shownAt ?? '/'}
            className="sticky top-20 hidden h-[calc(100vh-6.5rem)] w-full rounded-surface border border-bordo min-[1100px]:block"
          />
        </div>
      )}
    </>
  )
}
