/** One figure beside its budget. */
export interface Row {
  page: string
  measure: string
  value: string
  budget: string
  isKept: boolean
  /** What to look at when the budget is broken. */
  details?: readonly string[]
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The rows as a table in Markdown, which a terminal shows as well. */
export function formatRows(rows: readonly Row[]): string {
  const lines = [
    ['Page', 'Measure', 'Value', 'Budget', ''],
    ...rows.map(each => [
      each.page,
      each.measure,
      each.value,
      each.budget,
      each.isKept ? 'ok' : 'FAIL',
    ]),
  ]
  const widths = [0, 1, 2, 3, 4].map(column =>
    Math.max(...lines.map(line => line[column]?.length ?? 0)),
  )
  const [head = '', ...body] = lines.map(
    line => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [head, head.replaceAll(/[^|]/g, '-'), ...body].join('\n')
}
