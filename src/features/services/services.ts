import { hasServices } from './registry'
import type { Allowed, FunnelEvent } from './service'

const loadRunner = async () => (await import('./running-services')).runner

/**
 * Starts what is allowed and stops what is not any more. In a later task, so that the choice shows
 * its effect on the screen first.
 */
export function runServices(allowed: Allowed): void {
  if (!hasServices) return
  setTimeout(async () => (await loadRunner()).apply(allowed))
}

/** Tells the services that have been started, and no others. */
export function track(event: FunnelEvent): void {
  if (!hasServices) return
  setTimeout(async () => (await loadRunner()).track(event))
}
