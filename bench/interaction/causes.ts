import type { TraceEvent } from './trace.ts'
import { endOf, untilPaint } from './until-paint.ts'

interface StackFrame {
  functionName: string
  url: string
}

/** The parts of a trace's arguments that are read here. */
interface Args {
  elementCount?: number
  beginData?: { stackTrace?: StackFrame[] }
  data?: {
    type?: string
    nodeName?: string
    reason?: string
    extraData?: string
    changedAttribute?: string
    changedClass?: string
    changedPseudo?: string
  }
}

// Each kind of event has its own arguments, which only the name of the event tells.
const argsOf = ({ args }: TraceEvent) => args as Args
/** Such as "BODY" or "DIV class='dialog-panel": the tag and its first attribute, without a list of classes. */
const shortNode = (name = '') => /^\S+(?: \w+='[^' ]*)?/.exec(name)?.[0] ?? ''

function causeOf(event: TraceEvent): string | undefined {
  const { nodeName, reason, extraData, changedAttribute, changedClass, changedPseudo } =
    argsOf(event).data ?? {}
  if (event.name === 'ScheduleStyleInvalidationTracking') {
    if (changedAttribute) return `[${changedAttribute}] of ${shortNode(nodeName)}`
    if (changedClass) return `.${changedClass} of ${shortNode(nodeName)}`
    return changedPseudo && `:${changedPseudo} of ${shortNode(nodeName)}`
  }
  const isOfItsOwn = reason !== 'Related style rule' // That one follows from one of the above.
  if (event.name !== 'StyleRecalcInvalidationTracking' || !isOfItsOwn) return undefined
  return `${shortNode(nodeName)}: ${[reason, extraData].filter(Boolean).join(' ')}`
}

interface Recalculation {
  elements: number
  milliseconds: number
  /** What asked for it before the frame, if anything did. */
  forcedBy: string | undefined
  causes: string[]
}

function recalculations(events: TraceEvent[]): Recalculation[] {
  let causes: string[] = []
  return events.flatMap(event => {
    const cause = causeOf(event)
    if (cause) causes.push(cause)
    if (event.name !== 'UpdateLayoutTree') return []
    const { elementCount = 0, beginData } = argsOf(event)
    const [frame] = beginData?.stackTrace ?? []
    const found = {
      elements: elementCount,
      milliseconds: (event.dur ?? 0) / 1000,
      forcedBy: frame && `${frame.functionName || 'a function'} of ${frame.url.split('/').at(-1)}`,
      causes: [...new Set(causes)],
    }
    causes = []
    return [found]
  })
}

/** The time that events of a name took, without those inside another of the same name. */
function timeOf(events: TraceEvent[], name: string): string {
  let end = 0
  let microseconds = 0
  for (const event of events) {
    if (event.name !== name || event.ts < end) continue
    end = endOf(event)
    microseconds += end - event.ts
  }
  return `${name} ${Math.round(microseconds / 1000)} ms`
}

/** Says what an interaction spends its time on, and which changes make most elements get a new style. */
export function explain(trace: TraceEvent[]): string[] {
  const events = untilPaint(trace)
  const styles = recalculations(events).sort((a, b) => b.elements - a.elements)
  const times = ['EventDispatch', 'UpdateLayoutTree', 'Layout'].map(name => timeOf(events, name))
  return [
    `${times.join(', ')}; ${styles.length} calculations of style`,
    ...styles
      .filter(({ elements }) => elements > 0)
      .slice(0, 3)
      .map(({ elements, milliseconds, forcedBy, causes }) => {
        const asked = forcedBy ? `, asked for by ${forcedBy}` : ''
        const why = causes.length > 0 ? `: ${causes.slice(0, 4).join('; ')}` : ''
        return `style of ${elements} elements, ${Math.round(milliseconds)} ms${asked}${why}`
      }),
  ]
}
