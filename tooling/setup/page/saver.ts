import { getAt, type Path, setAt } from '../../../src/content/value-at.ts'
import type { Change, DataFile, DataName, SetupData } from '../data-files.ts'

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

interface Place {
  file: DataName
  path: Path
}

/** Something typed that the disk does not have yet. */
export interface Edit extends Place {
  value: unknown
  /** What it was made on. */
  base: unknown
  /** The value before; absent if the edit itself brings one back. */
  before?: { value: unknown }
  /** Nobody has typed it. */
  isQuiet?: true
  /** Why it is not saved. */
  fault?: string | undefined
}

export interface State {
  onDisk: SetupData | null
  /** What is on the disk, with all that has been typed since. */
  data: SetupData | null
  edits: readonly Edit[]
  undoable: readonly (Place & { value: unknown })[]
  said: string
}

interface Disk {
  read: () => Promise<SetupData>
  /** Null if the file is no longer the one that the change was made on. */
  change: (file: DataName, change: Change) => Promise<SetupData | null>
}

/** Nobody answers: it is worth asking again. */
export class NoAnswer extends Error {}

export const contested = 'nel frattempo è cambiato altrove.'
const patience = 2_000

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const valueAt = (data: SetupData | null, { file, path }: Place) =>
  getAt(data?.files[file]?.own, path)

/** The base of a change: the value, or the whole entry of a list, which others may have moved. */
function baseOf(data: SetupData | null, { file, path }: Place) {
  const entry = path.findIndex(key => typeof key === 'number') + 1
  return valueAt(data, { file, path: entry > 0 ? path.slice(0, entry) : path })
}

function withEdit({ files, ...others }: SetupData, { file, path, value }: Edit): SetupData {
  // The path leads into an object: the result is one again.
  const own = setAt(files[file]?.own, path, value) as DataFile['own']
  const whole = { example: {}, hash: '', ...files[file], own }
  return { ...others, files: { ...files, [file]: whole } }
}

/** Keeps what is typed until the disk has it, and writes it in the order in which it was typed. */
export function createSaver(disk: Disk) {
  let state: State = { onDisk: null, data: null, edits: [], undoable: [], said: '' }
  let isBusy = false
  const listeners = new Set<() => void>()

  function set(next: Partial<State>) {
    state = { ...state, ...next }
    state.data = state.onDisk && state.edits.reduce(withEdit, state.onDisk)
    for (const listener of listeners) listener()
  }

  const replace = (edit: Edit, next: Edit[]) =>
    set({ edits: state.edits.flatMap(each => (each === edit ? next : [each])) })

  async function write(edit: Edit) {
    const { file, path, value } = edit
    const isAsBefore = same(baseOf(state.onDisk, edit), edit.base)
    if (!isAsBefore && !same(valueAt(state.onDisk, edit), value))
      return replace(edit, [{ ...edit, fault: contested }])
    try {
      const hash = state.onDisk?.files[file]?.hash ?? ''
      const onDisk = await disk.change(file, { path, value, hash })
      if (!onDisk) return set({ onDisk: await disk.read() })
      state.onDisk = onDisk
      if (edit.before) state.undoable = [...state.undoable, { file, path, ...edit.before }]
      if (!edit.isQuiet) state.said = edit.before ? 'Salvato.' : 'Annullata l’ultima modifica.'
      replace(edit, [])
    } catch (error) {
      replace(edit, [{ ...edit, fault: messageOf(error) }])
      if (error instanceof NoAnswer) setTimeout(retry, patience)
    }
  }

  async function run() {
    if (isBusy) return
    isBusy = true
    // What cannot be saved holds up all that was typed into the same file after it.
    const next = () =>
      state.edits.find(({ file }, index) =>
        state.edits.slice(0, index + 1).every(each => each.file !== file || !each.fault),
      )
    for (let edit = next(); edit; edit = next()) await write(edit)
    isBusy = false
  }

  /** Reads the data anew, and tries again to save what is not. */
  async function retry() {
    try {
      const onDisk = await disk.read()
      const edits = state.edits.map(edit =>
        edit.fault === contested ? edit : { ...edit, fault: undefined },
      )
      set({ onDisk, edits })
      await run()
    } catch (error) {
      set({ said: messageOf(error) })
      if (error instanceof NoAnswer) setTimeout(retry, patience)
    }
  }

  function put(edit: Omit<Edit, 'base'>) {
    set({ edits: [...state.edits, { ...edit, base: baseOf(state.data, edit) }] })
    void run()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry,
    save(file: DataName, path: Path, value: unknown) {
      const before = valueAt(state.data, { file, path })
      if (!same(before, value)) put({ file, path, value, before: { value: before } })
    },
    /** Says of which data the pictures are drawn. */
    record: (drawn: string) => put({ file: 'brand', path: ['drawn'], value: drawn, isQuiet: true }),
    undo() {
      const last = state.undoable.at(-1)
      if (!last) return
      state.undoable = state.undoable.slice(0, -1)
      put(last)
    },
    /** Settles what was changed here and elsewhere: what is typed here wins, or goes. */
    settle(edit: Edit, isKept: boolean) {
      const { fault: _fault, ...rest } = edit
      replace(edit, isKept ? [{ ...rest, base: baseOf(state.onDisk, edit) }] : [])
      void run()
    },
  }
}

export type Saver = ReturnType<typeof createSaver>
