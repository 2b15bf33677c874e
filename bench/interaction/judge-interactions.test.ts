import { describe, expect, it } from 'vitest'
import { interactionBudgets, processorBudgets } from '../budgets.ts'
import { judgeInteraction } from './judge-interactions.ts'
import type { InteractionTimes } from './measure-interactions.ts'

const { median, keyMedian, worst, quietStretch } = interactionBudgets
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

const broken = (given: InteractionTimes) =>
  judgeInteraction(given, 2)
    .filter(({ isKept }) => !isKept)
    .map(({ measure }) => measure)

describe('the judgement of an interaction', () => {
  it('shows it beside the empty button', () => {
    const [first] = judgeInteraction(times({ site: [40, 80, 48] }), 2)
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
    const rows = judgeInteraction(times({ site: [9999], stretch: [quietStretch + 1] }), 2)
    expect(rows.map(({ isKept, isJudged }) => [isKept, isJudged ?? true])).toEqual([
      [true, false],
      [true, false],
      [true, true],
    ])
  })

  it('judges the time of the processor on a busy machine too', () => {
    const stretch = [quietStretch + 1]
    const most = 2 * processorBudgets[name]
    expect(broken(times({ processor: [most], stretch }))).toEqual([])
    expect(broken(times({ processor: [most + 1], stretch }))).toEqual([`${name}: processor`])
  })
})
