import { checks, notAsked } from './checks.ts'
import type { Host } from './host.ts'

export interface Column {
  host: Host
  /** What each check saw, in the order of the checks. */
  cells: string[]
}

const fits = (cell: string, expected: string | RegExp) =>
  typeof expected === 'string' ? cell === expected : expected.test(cell)

/** What differs from the table, except where the host is known to. A difference that went is one too. */
export function findProblems({ host, cells }: Column): string[] {
  return checks.flatMap(({ name, expected }, index) => {
    const cell = cells[index] ?? ''
    const wanted = host.differences[name]?.answer ?? expected
    return cell === notAsked || fits(cell, wanted)
      ? []
      : [`${host.name}, ${name}: ${cell}, not ${wanted}`]
  })
}

const escaped = (text: string) => text.replaceAll('|', '\\|')
const row = (cells: string[]) => `| ${cells.map(escaped).join(' | ')} |`

/** The table in Markdown; a number leads to the reason why a host differs. */
export function formatTable(columns: Column[]): string {
  const reasons: string[] = []
  const numberOf = (reason: string) => {
    if (!reasons.includes(reason)) reasons.push(reason)
    return `${reasons.indexOf(reason) + 1}`
  }
  const rows = checks.map(({ name }, index) =>
    row([
      name,
      ...columns.map(({ host, cells }) => {
        const because = host.differences[name]?.because
        return `${cells[index]}${because ? ` (${numberOf(because)})` : ''}`
      }),
    ]),
  )
  return [
    row(['', ...columns.map(({ host }) => `${host.name}, ${host.version()}`)]),
    row(['---', ...columns.map(() => '---')]),
    ...rows,
    '',
    ...reasons.map((reason, index) => `${index + 1}. ${reason}`),
  ].join('\n')
}
