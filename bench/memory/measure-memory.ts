import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { memoryBudgets } from '../budgets.ts'
import { openPage } from '../interaction/open-page.ts'
import { type HeapFigures, takeHeap } from './heap-snapshot.ts'
import { prepareRounds, type Rounds } from './rounds.ts'

export interface Memory extends HeapFigures {
  nodes: number
  listeners: number
}

export interface MemoryGrowth {
  name: string
  before: Memory
  after: Memory
}

async function takeMemory(page: Page, cdp: CDPSession): Promise<Memory> {
  // The focus has come back from the dialog.
  await setTimeout(500)
  // React keeps the last field that had the focus, with all around it, until another element loses it.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  const heap = await takeHeap(cdp)
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { ...heap, nodes, listeners: jsEventListeners }
}

/** Does something over and over on the home page, and says what the page holds before and after. */
export async function measureMemory(
  browser: Browser,
  origin: string,
  { name, warmUp, count, run }: Rounds,
): Promise<MemoryGrowth> {
  console.error(`Memory: ${count} ${name}`)
  const { page, cdp, close } = await openPage(browser, `${origin}/`)
  await prepareRounds(page)
  const memoryAfter = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) await run(page, round)
    return takeMemory(page, cdp)
  }
  let before = await memoryAfter(warmUp)
  let after = await memoryAfter(count)
  // Now and then the engine doubles a table of its own. What stays behind of each round grows again.
  if (after.heap - before.heap > memoryBudgets.heap)
    [before, after] = [after, await memoryAfter(count)]
  await close()
  return { name: `${count} ${name}`, before, after }
}
