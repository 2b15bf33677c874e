import { forget } from './forget'
import type { Allowed, FunnelEvent, Tracker, TrackerCode } from './tracker'

/** Keeps trackers in step with the visitor's choice. */
export function createTrackerRunner(trackers: readonly Tracker[]) {
  const running = new Map<string, TrackerCode>()

  // The latest choice: a tracker that is still being fetched must not start after a withdrawal.
  let current: Allowed = { functional: false, analytics: false, marketing: false }

  // What happens while the first choice is still being applied waits for it.
  let early: FunnelEvent[] | null = []

  function stop({ id, stores }: Tracker) {
    running.get(id)?.stop()
    running.delete(id)
    // Whether it ran in this visit or in an earlier one.
    forget(stores)
  }

  async function start({ id, category, load }: Tracker) {
    const code = running.get(id) ?? (await load())
    if (!current[category]) return
    running.set(id, code)
    code.start(current)
  }

  function tell(event: FunnelEvent) {
    for (const code of running.values()) code.track(event)
  }

  return {
    /** Starts what is allowed; what is not any more stops and loses what it has stored. */
    async apply(allowed: Allowed): Promise<void> {
      current = allowed
      for (const tracker of trackers) {
        if (!allowed[tracker.category]) stop(tracker)
      }
      for (const tracker of trackers) {
        if (current[tracker.category]) await start(tracker)
      }
      for (const event of early ?? []) tell(event)
      early = null
    },

    track(event: FunnelEvent): void {
      if (early) early.push(event)
      else tell(event)
    },
  }
}
