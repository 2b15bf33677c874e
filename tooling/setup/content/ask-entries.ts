import type { Path } from '../../config/content-tree.ts'
import type { Value } from '../source-code.ts'
import type { Terminal } from '../terminal.ts'
import type { ContentModule } from './content-module.ts'

/** People of whom the site shows as many as there are. */
export interface Entries {
  module: ContentModule
  list: Path
  /** What one of them is called. */
  label: string
  /** What stands in a new place until the person has answered. */
  example: Value
  isSettled: (index: number) => boolean
  /** Asks for one of them: for what is missing, or for everything. */
  ask: (index: number, options: { isReview: boolean }) => Promise<void>
}

const most = 12

export const entriesOf = ({ module, list }: Entries) =>
  (module.read(list) ?? []) as { name: string }[]

export const areSettled = (entries: Entries) =>
  entriesOf(entries).length > 0 && entriesOf(entries).every((_, index) => entries.isSettled(index))

function findCountProblem(answer: string): string | null {
  const isCount = /^\d+$/.test(answer) && Number(answer) >= 1 && Number(answer) <= most
  return isCount ? null : `non è un numero da 1 a ${most}; scrivi per esempio 2`
}

/** Deletes those that are too many: examples first, somebody real only with a yes. */
async function shorten(terminal: Terminal, entries: Entries, count: number) {
  const { module, list } = entries
  for (const isExample of [true, false])
    for (const index of [...entriesOf(entries).keys()].reverse()) {
      if (entriesOf(entries).length <= count) return
      if (module.isWhollyMarked([...list, index]) !== isExample) continue
      const { name } = entriesOf(entries)[index] ?? { name: '' }
      if (isExample || (await terminal.askYesNo(`Tolgo ${name}?`))) module.remove([...list, index])
    }
}

/** Asks how many there are, and for each of them. */
export async function askEntries(terminal: Terminal, entries: Entries, message: string) {
  const isReview = areSettled(entries)
  const count = await terminal.askText({
    message,
    present: String(entriesOf(entries).length),
    example: '2',
    findProblem: findCountProblem,
  })
  await shorten(terminal, entries, Number(count))
  while (entriesOf(entries).length < Number(count))
    entries.module.addExample(entries.list, entries.example)

  for (const [index, { name }] of [...entriesOf(entries)].entries()) {
    const isSettled = entries.isSettled(index)
    if (isSettled && !isReview) continue
    if (isSettled && (await terminal.askYesNo(`Tieni ${name} com’è?`, true))) continue
    if (Number(count) > 1) terminal.say(`${entries.label} ${index + 1}`)
    await entries.ask(index, { isReview: isSettled })
  }
}
