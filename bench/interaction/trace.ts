import type { Browser } from '@playwright/test'

/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** The part of the duration in which the thread had the processor. */
  tdur?: number
  args: Record<string, unknown>
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/** They say why styles are calculated, and make the page slower. */
export const causeCategories = [
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-devtools.timeline.invalidationTracking',
]

/** What Chromium does while something happens, in the order of time. */
export async function recordTrace(
  browser: Browser,
  happen: () => Promise<unknown>,
  moreCategories: string[] = [],
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const cdp = await browser.newBrowserCDPSession()
  // The protocol gives events of a trace no type.
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories, ...moreCategories] },
  })
  await happen()
  const complete = new Promise<unknown>(resolve => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  await cdp.detach()
  return events.sort((a, b) => a.ts - b.ts)
}
