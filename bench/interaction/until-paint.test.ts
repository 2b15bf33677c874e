import { describe, expect, it } from 'vitest'
import type { TraceEvent } from './trace.ts'
import { timeTasks, untilPaint } from './until-paint.ts'

const at = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ts,
  dur,
  pid: 1,
  tid: 1,
  args: {},
  ...more,
})
const input = (type: string, ts: number, dur: number) =>
  at('EventDispatch', ts, dur, { args: { data: { type } } })

const click = [
  at('RunTask', 0, 500, { tdur: 400 }),
  at('RunTask', 1_000, 4_000, { tdur: 2_000 }),
  input('pointerup', 1_100, 100),
  at('Commit', 1_300, 10),
  input('click', 1_500, 3_000),
  at('Layout', 2_000, 100),
  at('Layout', 2_000, 100, { tid: 2 }),
  at('RunTask', 5_000, 1_000, { tdur: 1_000 }),
  at('Commit', 5_500, 100),
  at('RunTask', 7_000, 9_000, { tdur: 9_000 }),
]

describe('what a page does until the next paint', () => {
  it('begins with the task of the input and ends with the paint after its handlers', () => {
    expect(untilPaint(click).map(({ name, ts }) => [name, ts])).toEqual([
      ['RunTask', 1_000],
      ['EventDispatch', 1_100],
      ['Commit', 1_300],
      ['EventDispatch', 1_500],
      ['Layout', 2_000],
      ['RunTask', 5_000],
      ['Commit', 5_500],
    ])
  })

  it('ends with the input when nothing is painted', () => {
    const events = untilPaint([input('keydown', 0, 10), input('keypress', 10, 10), at('X', 500, 1)])
    expect(events).toHaveLength(2)
  })

  it('takes time of the processor and time that passed from the tasks', () => {
    expect(timeTasks(untilPaint(click))).toEqual({ elapsed: 5, processor: 3 })
  })

  it('refuses a trace without an input', () => {
    expect(() => untilPaint([at('Commit', 0, 1)])).toThrow('no input')
  })
})
