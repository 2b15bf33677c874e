import type { Outcome } from './run-cases.ts'
import { type Verdict, verdicts } from './verdict.ts'

const columnWidth = 13

const cell = (text: string) => text.padEnd(columnWidth)

/** A cell in capitals has failed; a dot has not been run. */
function show(outcome: Outcome | undefined): string {
  if (!outcome) return '·'
  return outcome.passes ? outcome.verdict.toLowerCase() : outcome.verdict
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Rows that have the same columns share a table. */
function formatTable(outcomes: readonly Outcome[]): string[] {
  const columns = unique(outcomes.map(({ case: { column } }) => column))
  const rows = unique(outcomes.map(({ case: { row } }) => row))
  const width = Math.max(...rows.map(row => row.length)) + 2
  const line = (row: string) =>
    columns.map(column => {
      const found = outcomes.find(({ case: each }) => each.row === row && each.column === column)
      return cell(show(found))
    })
  return [
    `  ${''.padEnd(width)}${columns.map(cell).join('')}`.trimEnd(),
    ...rows.map(row => `  ${row.padEnd(width)}${line(row).join('')}`.trimEnd()),
  ]
}

/** The journey's requests by their faults, then what else can happen by its moment. */
export function formatMatrix(outcomes: readonly Outcome[]): string {
  const names = unique(outcomes.map(({ case: { journey } }) => journey.name))
  const lines = names.flatMap(name => {
    const own = outcomes.filter(({ case: { journey } }) => journey.name === name)
    const tables = (['request', 'event', 'storage', 'manner'] as const).flatMap(kind => {
      const some = own.filter(({ case: { trouble } }) => trouble.kind === kind)
      return some.length > 0 ? formatTable(some) : []
    })
    return ['', name, ...tables]
  })
  return lines.join('\n')
}

/** How many cases had each verdict. */
export function formatCounts(outcomes: readonly Outcome[]): string {
  const count = (verdict: Verdict) => outcomes.filter(each => each.verdict === verdict).length
  const parts = verdicts.map(verdict => `${verdict} ${count(verdict)}`)
  const failed = outcomes.filter(({ passes }) => !passes).length
  const repeated = outcomes.filter(({ isRepeated }) => isRepeated).length
  return `${outcomes.length} cases: ${parts.join(', ')}. ${failed} failed; ${repeated} ran again, alone.`
}

/** The failed cases, each with its last moments and the command that repeats it. */
export function formatFailures(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter(({ passes }) => !passes)
    .map(({ case: { id }, verdict, diary }) =>
      [`${verdict}: npm run chaos -- --case '${id}'`, ...diary.slice(-3)].join('\n    '),
    )
    .join('\n')
}
