import { expect, it } from 'vitest'
import { explain } from './causes.ts'
import type { TraceEvent } from './trace.ts'

let now = 0
function next(name: string, args: Record<string, unknown>, dur = 0): TraceEvent {
  now += 1
  return { name, ts: now, dur, pid: 1, tid: 1, args }
}

it('names the change that makes most elements get a new style, and who asks for it', () => {
  now = 0
  const trace = [
    next('EventDispatch', { data: { type: 'pointerup' } }),
    { ...next('EventDispatch', { data: { type: 'click' } }), dur: 9_000 },
    next('ScheduleStyleInvalidationTracking', {
      data: { changedAttribute: 'data-locked', nodeName: "HTML lang='it'" },
    }),
    next('StyleRecalcInvalidationTracking', {
      data: { reason: 'Related style rule', nodeName: 'HTML' },
    }),
    next('UpdateLayoutTree', { elementCount: 3 }, 0),
    next('StyleRecalcInvalidationTracking', {
      data: { reason: 'Inline CSS style declaration was mutated', nodeName: "BODY class='a b c'" },
    }),
    next(
      'UpdateLayoutTree',
      {
        elementCount: 362,
        beginData: {
          stackTrace: [{ functionName: 'focus', url: 'https://x/assets/Dialog-1.js' }],
        },
      },
      2_000,
    ),
    { ...next('Commit', {}), ts: 20_000 },
  ]
  expect(explain(trace)).toEqual([
    'EventDispatch 9 ms, UpdateLayoutTree 2 ms, Layout 0 ms; 2 calculations of style',
    "style of 362 elements, 2 ms, asked for by focus of Dialog-1.js: BODY class='a: Inline CSS style declaration was mutated",
    "style of 3 elements, 0 ms: [data-locked] of HTML lang='it",
  ])
})
