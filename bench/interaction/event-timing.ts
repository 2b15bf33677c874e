import type { Page } from '@playwright/test'

/** As the Event Timing API reports it; one click or key is several events with the same id. */
export interface TimedEvent {
  interactionId: number
  /** From the input to the next paint, to the nearest 8 ms. */
  duration: number
}

/** Nothing shorter is reported, in milliseconds. */
const shortest = 16

/** The duration of an interaction is that of its longest event. */
export function latencyOf(events: TimedEvent[]): number {
  const durations = events.filter(({ interactionId }) => interactionId > 0)
  return Math.max(shortest, ...durations.map(({ duration }) => duration))
}

/** Runs in the page. */
export function recordEvents() {
  const recorded: unknown[] = []
  Object.assign(window, { recorded })
  const observer = new PerformanceObserver(list => {
    for (const event of list.getEntries()) {
      recorded.push({
        interactionId: Reflect.get(event, 'interactionId'),
        duration: event.duration,
      })
    }
  })
  // The type of TypeScript does not know the threshold.
  const options: object = { type: 'event', durationThreshold: 16 }
  observer.observe(options)
}

/** Runs in the page: what was recorded since the last time, when all of it has been painted. */
async function takeEvents(): Promise<TimedEvent[]> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve, 250))
  return Reflect.get(window, 'recorded').splice(0)
}

/** The milliseconds from an input to the next paint. */
export async function timeInput(page: Page, input: () => Promise<unknown>): Promise<number> {
  await page.evaluate(takeEvents)
  await input()
  return latencyOf(await page.evaluate(takeEvents))
}
