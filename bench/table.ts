import type { Row } from './judge.ts'

type Column = { title: string; text: (row: Row) => string; isFigure?: boolean }

function outcomeOf({ isKept, isJudged = true }: Row): string {
  if (!isJudged) return 'not judged'
  return isKept ? 'ok' : 'FAIL'
}

const allColumns: Column[] = [
  { title: 'page', text: row => row.page },
  { title: 'measure', text: row => row.measure },
  { title: 'site', text: row => row.site, isFigure: true },
  { title: 'beside', text: row => row.beside, isFigure: true },
  { title: 'ratio', text: row => row.ratio, isFigure: true },
  { title: 'budget', text: row => row.budget, isFigure: true },
  { title: '', text: outcomeOf },
]

/** The rows as aligned text; a column that no row fills is left out. */
export function formatTable(rows: Row[]): string {
  const columns = allColumns.filter(({ text }) => rows.some(row => text(row) !== ''))
  const cells = columns.map(({ title, text, isFigure }) => {
    const lines = [title, ...rows.map(text)]
    const width = Math.max(...lines.map(line => line.length))
    return lines.map(line => (isFigure ? line.padStart(width) : line.padEnd(width)))
  })
  return [undefined, ...rows]
    .map((_, line) =>
      cells
        .map(column => column[line])
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The broken budgets, each with what is known about the reason. */
export function formatBroken(rows: Row[]): string {
  return rows
    .flatMap(({ page, measure, site, ratio, budget, reasons }) => [
      `FAIL ${page} ${measure}: ${site}${ratio && ` (${ratio} times)`}, budget ${budget}`,
      ...reasons.map(reason => `       ${reason}`),
    ])
    .join('\n')
}
