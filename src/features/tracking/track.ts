import type { Allowance } from '~/features/consent/choice'
import { loadChunk } from '~/lib/load-chunk'
import { trackers } from './providers'
import type { CountedEvent, FunnelEvent } from './tracker'

const loadRunner = async () => (await import('./tracker-runner')).createTrackerRunner(trackers)

let loading: ReturnType<typeof loadRunner> | undefined

/** The runner gets it before any event. */
let latestAllowance: Allowance | undefined

/** Calls the runner in a later task, so that the browser first paints the choice. */
function withRunner(use?: (runner: Awaited<ReturnType<typeof loadRunner>>) => void) {
  if (trackers.length === 0) return
  setTimeout(() => {
    loading ??= loadChunk(loadRunner)
    loading.then(
      runner => {
        if (latestAllowance) void runner.apply(latestAllowance)
        use?.(runner)
      },
      () => {
        // The next call fetches the runner again.
        loading = undefined
      },
    )
  })
}

export const isAllowed = (provider: string) =>
  Boolean(latestAllowance?.providers.includes(provider))

export function runTrackers(allowance: Allowance): void {
  latestAllowance = allowance
  withRunner()
}

/** Reports an event to the running trackers. */
export function track(event: FunnelEvent): void {
  withRunner(runner => runner.track(event))
}

/** Reports an event to the counts alone. */
export function count(event: CountedEvent): void {
  if (import.meta.env.VITE_COUNTS_URL) withRunner(runner => runner.count(event))
}
