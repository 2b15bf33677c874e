import { writeFile } from 'node:fs/promises'
import type { Row } from './judge.ts'
import type { Options, Part } from './options.ts'

/** All that one run of the benchmark has to say. */
export interface Result {
  date: string
  chromium: string
  nginx: string
  /** How much the machine had to do, by the load of its last minute. */
  load: { before: number; after: number }
  runs: Options['runs']
  rows: Partial<Record<Part, Row[]>>
}

/** A result for other programs; with reasons where a budget is broken. */
export function resultAsJson({ rows, ...rest }: Result): string {
  const kept = Object.entries(rows).map(([part, judged]) => [
    part,
    judged.map(({ chunks: _chunks, reasons, ...row }) => (row.isKept ? row : { ...row, reasons })),
  ])
  return JSON.stringify({ ...rest, ...Object.fromEntries(kept) }, null, 2)
}

export async function writeResult(file: string, result: Result): Promise<void> {
  await writeFile(file, `${resultAsJson(result)}\n`)
}
