import { describe, expect, it } from 'vitest'
import { interactionBudgets, processorBudgets } from '../budgets.ts'
import { judgeInteraction, readMachine } from './judge-interactions.ts'
import type { InteractionTimes } from './measure-interactions.ts'

const { median, keyMedian, worst, quietStretch, quietEmpty } = interactionBudgets
const name = 'modal, again'

function times(given: Partial<InteractionTimes>, isKey = false): InteractionTimes {
  const target = () => {
    throw new Error('No page is opened here')
  }
  return {
    interaction: { name, path: '/', isKey, target },
    site: [40],
    empty: [16],
    processor: [5],
    emptyProcessor: [],
    stretch: [1],
    ...given,
  }
}

const quiet = { isQuiet: true, emptyProcessor: 2 }
const busy = { isQuiet: false, emptyProcessor: 2 }

const broken = (given: InteractionTimes, machine = quiet) =>
  judgeInteraction(given, machine)
    .filter(({ isKept }) => !isKept)
    .map(({ measure }) => measure)

describe('the judgement of an interaction', () => {
  it('shows it beside the empty button', () => {
    const [first] = judgeInteraction(times({ site: [40, 80, 48] }), quiet)
    expect(first).toMatchObject({ site: '48 ms', beside: '16 ms', ratio: '3.0', isKept: true })
  })

  it('holds the median and the worst run against their budgets', () => {
    expect(broken(times({ site: [median, median, worst] }))).toEqual([])
    expect(broken(times({ site: [40, 40, worst + 1] }))).toEqual([`${name}: worst`])
    expect(broken(times({ site: [median + 1, median + 1, 40] }))).toEqual([name])
  })

  it('asks more of a key', () => {
    expect(broken(times({ site: [keyMedian + 1] }))).toEqual([])
    expect(broken(times({ site: [keyMedian + 1] }, true))).toEqual([name])
  })

  it('does not judge what passes on a busy machine', () => {
    const rows = judgeInteraction(times({ site: [9999] }), busy)
    expect(rows.map(({ isKept, isJudged }) => [isKept, isJudged ?? true])).toEqual([
      [true, false],
      [true, false],
      [true, true],
    ])
  })

  it('judges the time of the processor on a busy machine too', () => {
    const most = 2 * processorBudgets[name]
    expect(broken(times({ processor: [most] }), busy)).toEqual([])
    expect(broken(times({ processor: [most + 1] }), busy)).toEqual([`${name}: processor`])
  })

  it('takes the least of five traces, to which other work adds nothing', () => {
    const most = 2 * processorBudgets[name]
    expect(broken(times({ processor: [99, 99, most, 99, 99] }), busy)).toEqual([])
  })
})

describe('the machine of a run', () => {
  const isQuiet = (...measured: Partial<InteractionTimes>[]) =>
    readMachine(measured.map(given => times(given))).isQuiet

  it('is quiet when tasks wait little and an empty button takes no longer than it must', () => {
    expect(isQuiet({ stretch: [quietStretch], empty: [quietEmpty] })).toBe(true)
    expect(isQuiet({ stretch: [quietStretch + 0.1], empty: [quietEmpty] })).toBe(false)
    expect(isQuiet({ stretch: [quietStretch], empty: [quietEmpty + 8] })).toBe(false)
  })

  it('is judged by all interactions together', () => {
    const busy = { stretch: [9], empty: [99] }
    expect(isQuiet(busy, {}, {})).toBe(true)
    expect(isQuiet(busy, busy, {})).toBe(false)
  })

  it('needs so much for an empty button', () => {
    const measured = [
      [1, 9, 9, 9, 9],
      [2, 9, 9, 9, 9],
    ].map(emptyProcessor => times({ emptyProcessor }))
    expect(readMachine(measured).emptyProcessor).toBe(2)
  })
})
