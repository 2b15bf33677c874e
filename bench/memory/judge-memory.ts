import type { Browser } from '@playwright/test'
import { memoryBudgets } from '../budgets.ts'
import type { Row } from '../judge.ts'
import { type MemoryGrowth, measureMemory } from './measure-memory.ts'
import { allRounds } from './rounds.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Holds what a page has kept of many rounds against its budgets. */
export function judgeMemory({ name, before, after }: MemoryGrowth): Row[] {
  const row = { page: '/', beside: '', ratio: '', reasons: [] }
  const heap = after.heap - before.heap
  const grown = (measure: 'nodes' | 'listeners'): Row => {
    const more = after[measure] - before[measure]
    return {
      ...row,
      measure: `${name}: more ${measure}`,
      value: more,
      site: String(more),
      budget: `≤ ${memoryBudgets[measure]}`,
      isKept: more <= memoryBudgets[measure],
    }
  }
  return [
    {
      ...row,
      measure: `${name}: more heap`,
      value: heap,
      site: kilobytes(heap),
      budget: `≤ ${kilobytes(memoryBudgets.heap)}`,
      isKept: heap <= memoryBudgets.heap,
    },
    grown('nodes'),
    grown('listeners'),
    {
      ...row,
      measure: `${name}: detached nodes`,
      value: after.detached.length,
      site: String(after.detached.length),
      budget: 'none',
      isKept: after.detached.length === 0,
      reasons: after.detached.slice(0, 10),
    },
  ]
}

export async function judgeAllMemory(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const rounds of allRounds) {
    rows.push(...judgeMemory(await measureMemory(browser, origin, rounds)))
  }
  return rows
}
