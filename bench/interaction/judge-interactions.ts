import type { Browser } from '@playwright/test'
import { interactionBudgets, processorBudgets } from '../budgets.ts'
import type { Row } from '../judge.ts'
import { lowFifth, median } from '../quantiles.ts'
import { interactions } from './interactions.ts'
import {
  explainInteraction,
  type InteractionTimes,
  measureInteractions,
} from './measure-interactions.ts'

const milliseconds = (value: number) => `${Math.round(value)} ms`

/** What a whole run says of the machine that it ran on. */
export interface Machine {
  /** It had nothing else to do. */
  isQuiet: boolean
  /** What the processor works on an empty button, in milliseconds. */
  emptyProcessor: number
}

export function readMachine(measured: readonly InteractionTimes[]): Machine {
  const all = (of: 'stretch' | 'empty' | 'emptyProcessor') => measured.flatMap(times => times[of])
  return {
    isQuiet:
      median(all('stretch')) <= interactionBudgets.quietStretch &&
      median(all('empty')) <= interactionBudgets.quietEmpty,
    emptyProcessor: lowFifth(all('emptyProcessor')),
  }
}

/**
 * Holds an interaction against its budgets: its median, its worst run and the processor's time. On a
 * machine with other work the first two say more about that work: they are shown, not judged.
 */
export function judgeInteraction(times: InteractionTimes, machine: Machine): Row[] {
  const { isQuiet, emptyProcessor } = machine
  const { name, path, isKey } = times.interaction
  const budgets = interactionBudgets
  const most = processorBudgets[name]
  const row = (measure: string, value: number, beside: number) => ({
    page: path,
    measure,
    value,
    site: milliseconds(value),
    beside: milliseconds(beside),
    ratio: (value / beside).toFixed(1),
    reasons: [],
  })
  const elapsed = (measure: string, value: number, budget: number): Row => ({
    ...row(measure, value, median(times.empty)),
    budget: `≤ ${budget} ms`,
    isKept: !isQuiet || value <= budget,
    isJudged: isQuiet,
  })
  const processor = lowFifth(times.processor)
  return [
    elapsed(name, median(times.site), isKey ? budgets.keyMedian : budgets.median),
    elapsed(`${name}: worst`, Math.max(...times.site), budgets.worst),
    {
      ...row(`${name}: processor`, processor, emptyProcessor),
      site: `${processor.toFixed(1)} ms`,
      beside: `${emptyProcessor.toFixed(1)} ms`,
      budget: `≤ ${most} times`,
      isKept: processor <= emptyProcessor * most,
    },
  ]
}

/** Measures and judges every interaction; what breaks a budget is looked at once more. */
export async function judgeAllInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = []
  const measured = await measureInteractions(browser, origin, interactions, runs)
  const machine = readMachine(measured)
  for (const times of measured) {
    const judged = judgeInteraction(times, machine)
    const broken = judged.find(({ isKept }) => !isKept)
    if (broken)
      broken.reasons.push(...(await explainInteraction(browser, origin, times.interaction)))
    rows.push(...judged)
  }
  return rows
}
