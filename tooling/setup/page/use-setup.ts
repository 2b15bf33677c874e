import { useEffect, useRef, useState } from 'react'
import { getAt, type Path, setAt } from '../../business/values.ts'
import type { DataName, SetupData } from '../data-files.ts'
import { messageOf } from '../message-of.ts'
import { changeFile, readData } from './api.ts'

interface Edit {
  file: DataName
  path: Path
  value: unknown
}

/** The data as the page shows them: what is changed is there at once, and written one after the other. */
export function useSetup() {
  const [data, setData] = useState<SetupData | null>(null)
  const [status, setStatus] = useState('')
  const [undoable, setUndoable] = useState<Edit[]>([])
  const onDisk = useRef<SetupData | null>(null)
  const writing = useRef({ count: 0, last: Promise.resolve() })

  useEffect(() => {
    readData()
      .then(read => {
        onDisk.current = read
        setData(read)
      })
      .catch(error => setStatus(messageOf(error)))
  }, [])

  async function write({ file, path, value }: Edit): Promise<boolean> {
    try {
      const hash = onDisk.current?.files[file].hash ?? ''
      onDisk.current = await changeFile(file, { path, value, hash })
      return true
    } catch (error) {
      setStatus(`Non salvato: ${messageOf(error)}`)
      return false
    }
  }

  function put(edit: Edit, whenWritten: () => void) {
    const { file, path, value } = edit
    const withEdit = ({ files, problems }: SetupData): SetupData => {
      // The path leads into an object: the result is one again.
      const own = setAt(files[file].own, path, value) as SetupData['files'][DataName]['own']
      return { problems, files: { ...files, [file]: { ...files[file], own } } }
    }
    setData(shown => shown && withEdit(shown))
    const queue = writing.current
    queue.count++
    queue.last = queue.last.then(async () => {
      const isWritten = await write(edit)
      queue.count--
      if (isWritten) whenWritten()
      // As long as something waits, the page knows more than the disk.
      if (isWritten && queue.count === 0) setData(onDisk.current)
    })
  }

  function save(file: DataName, path: Path, value: unknown) {
    const before = getAt(data?.files[file].own, path)
    if (JSON.stringify(before) === JSON.stringify(value)) return
    setStatus('Salvo…')
    put({ file, path, value }, () => {
      setUndoable(edits => [...edits, { file, path, value: before }])
      setStatus('Salvato.')
    })
  }

  function undo() {
    const last = undoable.at(-1)
    if (!last) return
    setUndoable(undoable.slice(0, -1))
    setStatus('Salvo…')
    put(last, () => setStatus('Annullata l’ultima modifica.'))
  }

  /** Quietly, and not to be undone: it follows from what else was changed. */
  const record = (fingerprint: string) =>
    put({ file: 'brand', path: ['drawn'], value: fingerprint }, () => undefined)

  return { data, status, save, record, undo, canUndo: undoable.length > 0 }
}

export type Save = ReturnType<typeof useSetup>['save']
