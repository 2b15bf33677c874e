import {
  appFailedAttribute,
  campaignParameter,
  reloadAttribute,
  styledAttribute,
} from './start-signals'

/** How long a chunk may take before it counts as failed, in milliseconds. */
export const chunkTimeout = 8000

/**
 * Fetches a chunk of the application, once: most browsers remember a failed module until the page is loaded again.
 *
 * @throws Error when the chunk does not arrive: no network, a deploy that has removed it, a time-out.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A chunk did not arrive in time')), chunkTimeout)
  })
  try {
    return await Promise.race([load(), timedOut])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Waits for the whole stylesheet, which the starter adds to the page: without it a dialog has no place on the
 * screen. The tests have no link to wait for.
 *
 * @throws Error when the starter has given up on the stylesheet.
 */
export async function stylesheetLoaded(): Promise<void> {
  const page = document.documentElement
  while (document.querySelector('link[rel=stylesheet]') && !page.hasAttribute(styledAttribute)) {
    if (page.hasAttribute(appFailedAttribute)) throw new Error('The stylesheet did not arrive')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Fetches a chunk early. Ignores a failure: the real load will report it. */
export function preloadChunk(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

/** Shows AppFailedNotice, whose link loads the page again; with `wantsModal` the loaded page opens the lead modal. */
export function showAppFailed(wantsModal = false): void {
  const parameters = new URLSearchParams(location.search)
  if (wantsModal) parameters.set(campaignParameter, '')
  document.querySelector(`[${reloadAttribute}]`)?.setAttribute('href', `?${parameters}`)
  document.documentElement.toggleAttribute(appFailedAttribute, true)
}

export function hideAppFailed(): void {
  document.documentElement.removeAttribute(appFailedAttribute)
}
