import type { Allowance } from '~/features/consent/choice'
import { loadChunk } from '~/lib/load-chunk'
import { type FunnelEvent, hasTrackers, trackers } from './providers'
import type { createTrackerRunner } from './tracker-runner'

type Runner = ReturnType<typeof createTrackerRunner>

// All callers share one promise: two imports of the same chunk could resolve in any order, but the
// last choice must be applied last.
let runnerPromise: Promise<Runner> | undefined

/** The choice that a runner begins with which arrives late, after a failure. */
let latest: Allowance | undefined

function loadRunner(): Promise<Runner> {
  runnerPromise ??= loadChunk(async () => {
    const runner = (await import('./tracker-runner')).createTrackerRunner(trackers)
    if (latest) void runner.apply(latest)
    return runner
  })
  return runnerPromise
}

/** Uses the runner in a later task, so that the screen shows a choice first. */
function withRunner(use: (runner: Runner) => void) {
  if (!hasTrackers) return
  setTimeout(() => {
    // After a failure the next call fetches the runner again.
    loadRunner().then(use, () => {
      runnerPromise = undefined
    })
  })
}

/** Starts the allowed trackers and stops the others. */
export function runTrackers(allowance: Allowance): void {
  latest = allowance
  withRunner(runner => void runner.apply(allowance))
}

/** Reports an event to the running trackers. */
export function track(event: FunnelEvent): void {
  withRunner(runner => runner.track(event))
}
