import { onlyEssential } from '~/features/consent/categories'
import { forget } from './forget'
import type { Allowed, FunnelEvent, Tracker, TrackerCode } from './tracker'

/** Starts and stops trackers as the visitor's choice changes. */
export function createTrackerRunner(trackers: readonly Tracker[]) {
  const running = new Map<string, TrackerCode>()

  // The latest choice: a tracker that is still being fetched must not start after a withdrawal.
  let current: Allowed = onlyEssential

  // Events wait here until the first choice has been applied.
  let waiting: FunnelEvent[] | null = []

  function stop({ id, stores }: Tracker) {
    running.get(id)?.stop()
    running.delete(id)
    // Also for a tracker that has not run now: it may have stored something on an earlier visit.
    forget(stores)
  }

  async function start({ id, category, load }: Tracker) {
    const code = running.get(id) ?? (await load())
    if (!current[category]) return
    running.set(id, code)
    code.start(current)
  }

  function report(event: FunnelEvent) {
    for (const code of running.values()) code.track(event)
  }

  return {
    /** Starts the allowed trackers; stops the others and removes what they have stored. */
    async apply(allowed: Allowed): Promise<void> {
      current = allowed
      for (const tracker of trackers) {
        if (!allowed[tracker.category]) stop(tracker)
      }
      for (const tracker of trackers) {
        if (current[tracker.category]) await start(tracker)
      }
      for (const event of waiting ?? []) report(event)
      waiting = null
    },

    track(event: FunnelEvent): void {
      if (waiting) waiting.push(event)
      else report(event)
    },
  }
}
