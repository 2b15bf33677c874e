import type { TraceEvent } from './trace.ts'

const firstInputs = ['pointerup', 'keydown']
/** The last events of an input, after whose handlers the page is painted. */
const lastInputs = ['click', 'keypress']

export const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

function isInput({ name, args: { data } }: TraceEvent, types: string[]): boolean {
  if (name !== 'EventDispatch' || typeof data !== 'object' || data === null) return false
  return types.includes(Reflect.get(data, 'type'))
}

/** What the thread of the page does from an input to the next paint; its tasks, too. */
export function untilPaint(trace: TraceEvent[]): TraceEvent[] {
  const first = trace.find(event => isInput(event, firstInputs))
  const last = trace.findLast(event => isInput(event, lastInputs))
  if (!first || !last) throw new Error('The trace has no input')
  const thread = trace.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
  const paint = thread.find(({ name, ts }) => name === 'Commit' && ts >= endOf(last)) ?? last
  return thread.filter(event => endOf(event) >= first.ts && event.ts <= endOf(paint))
}

/** The milliseconds that the tasks of the page took, and those in which they had the processor. */
export function timeTasks(events: TraceEvent[]): { elapsed: number; processor: number } {
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const sum = (time: (task: TraceEvent) => number) =>
    tasks.reduce((total, task) => total + time(task), 0) / 1000
  return { elapsed: sum(({ dur = 0 }) => dur), processor: sum(({ tdur = 0 }) => tdur) }
}
