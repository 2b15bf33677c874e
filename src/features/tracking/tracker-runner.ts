import type { Allowance, Category } from '~/features/consent/choice'
import { loadChunk } from '~/lib/load-chunk'
import { removeStored } from './remove-stored'
import type { CountedEvent, FunnelEvent, Tracker, TrackerCode } from './tracker'

function warn({ id }: Tracker, error: unknown) {
  console.warn(`The tracker ${id} could not start`, error)
}

export function createTrackerRunner(trackers: readonly Tracker[]) {
  // The latest choice: a tracker that is still being fetched must not start after a withdrawal.
  let current: Allowance | undefined

  const codes = new Map<string, Promise<TrackerCode>>()
  /** The running trackers by id, with the allowance that each was last started with. */
  const running = new Map<string, { code: TrackerCode; allowance: Allowance }>()

  // Events before the first choice is applied, for the trackers that it starts; null afterwards.
  let earlyEvents: FunnelEvent[] | null = []

  const mayRun = ({ id, categories }: Tracker) =>
    categories.length === 0 || current?.providers.includes(id)

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

  /** Also for trackers that have not run on this page: an earlier visit may have stored something. */
  function removeRefused() {
    for (const tracker of trackers) {
      const isAllowed = mayRun(tracker)
      const isRefused = (category: Category) => !isAllowed || !current?.categories[category]
      // Entries of another site cannot be removed from here.
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
      // A script that was being fetched during a withdrawal stores its entries when it runs.
      code.start(allowance.categories).then(removeRefused, error => warn(tracker, error))
      for (const event of earlyEvents ?? []) code.track(event)
    } catch (error) {
      warn(tracker, error)
    }
  }

  return {
    /** Stops the trackers that are not allowed, removes what they stored, and starts the allowed ones. */
    async apply(allowance: Allowance): Promise<void> {
      if (JSON.stringify(allowance) === JSON.stringify(current)) return
      // Early events belong to the first choice alone.
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

    count(event: CountedEvent): void {
      for (const { code } of running.values()) code.count?.(event)
    },
  }
}
