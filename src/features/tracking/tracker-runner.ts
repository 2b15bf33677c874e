import type { Allowance, Category } from '~/features/consent/choice'
import { loadChunk } from '~/lib/load-chunk'
import type { FunnelEvent, Tracker, TrackerCode } from './providers'
import { removeStored } from './remove-stored'

function warn({ id }: Tracker, error: unknown) {
  console.warn(`The tracker ${id} could not start`, error)
}

/** Starts and stops trackers as the visitor's choice changes. */
export function createTrackerRunner(trackers: readonly Tracker[]) {
  // The latest choice: a tracker that is still being fetched must not start after a withdrawal.
  let current: Allowance | undefined

  const codes = new Map<string, Promise<TrackerCode>>()
  /** What runs, by id, and the choice that it was last told of. */
  const running = new Map<string, { code: TrackerCode; allowance: Allowance }>()

  // Events of the time before the first choice has been applied, for the trackers that it starts.
  let earlyEvents: FunnelEvent[] | null = []

  const mayRun = ({ id }: Tracker) => current?.providers.includes(id)

  function load({ id, load }: Tracker): Promise<TrackerCode> {
    const code = codes.get(id) ?? loadChunk(load)
    codes.set(id, code)
    code.catch(() => codes.delete(id))
    return code
  }

  function stopRefused() {
    for (const tracker of trackers) {
      if (mayRun(tracker)) continue
      running.get(tracker.id)?.code.stop()
      running.delete(tracker.id)
    }
  }

  /** Also of trackers that have not run now: an earlier visit may have left something. */
  function removeRefused() {
    for (const tracker of trackers) {
      const isAllowed = mayRun(tracker)
      const isRefused = (category: Category) => !isAllowed || !current?.categories[category]
      // What another site keeps is out of reach.
      removeStored(tracker.stores.filter(({ category, site }) => !site && isRefused(category)))
    }
  }

  async function start(tracker: Tracker) {
    try {
      const code = await load(tracker)
      const allowance = current
      if (!allowance || !mayRun(tracker)) return
      if (running.get(tracker.id)?.allowance === allowance) return
      running.set(tracker.id, { code, allowance })
      // A script that was on its way while the visitor withdrew has run only then.
      code.start(allowance.categories).then(removeRefused, error => warn(tracker, error))
      for (const event of earlyEvents ?? []) code.track(event)
    } catch (error) {
      warn(tracker, error)
    }
  }

  return {
    /** Stops what is no longer allowed and removes what it has stored; starts what is allowed. */
    async apply(allowance: Allowance): Promise<void> {
      if (JSON.stringify(allowance) === JSON.stringify(current)) return
      // Only the choice that the page began with may tell of what came before it.
      if (current) earlyEvents = null
      current = allowance
      stopRefused()
      removeRefused()
      await Promise.all(trackers.filter(mayRun).map(start))
      earlyEvents = null
    },

    track(event: FunnelEvent): void {
      earlyEvents?.push(event)
      for (const { code } of running.values()) code.track(event)
    },
  }
}
