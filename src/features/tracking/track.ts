import { loadChunk } from '~/lib/load-chunk'
import type { Allowed, FunnelEvent } from './tracker'
import type { createTrackerRunner } from './tracker-runner'
import { hasTrackers, trackers } from './trackers'

type Runner = ReturnType<typeof createTrackerRunner>

// One promise for all who wait: two imports of one chunk may answer in any order, and the last
// choice must be the last to be applied.
let loading: Promise<Runner> | undefined

function loadRunner(): Promise<Runner> {
  loading ??= loadChunk(async () =>
    (await import('./tracker-runner')).createTrackerRunner(trackers),
  )
  return loading
}

/** In a later task, so that a choice shows on the screen first; without a network nothing runs. */
function later(use: (runner: Runner) => void) {
  if (!hasTrackers) return
  setTimeout(() => {
    loadRunner().then(use, () => {
      loading = undefined
    })
  })
}

/** Starts what is allowed and stops what is not any more. */
export function runTrackers(allowed: Allowed): void {
  later(runner => void runner.apply(allowed))
}

/** Tells the trackers that have been started, and no others. */
export function track(event: FunnelEvent): void {
  later(runner => runner.track(event))
}
