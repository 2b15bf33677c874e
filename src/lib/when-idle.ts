/** Runs a task when the browser is idle, and after four seconds in any case. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 })
  else setTimeout(task, 200)
}
