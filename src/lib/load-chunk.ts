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
 * screen. The development server and the tests have no link to wait for.
 *
 * @throws Error when the starter has given up on the stylesheet.
 */
export function stylesheetLoaded(): Promise<void> {
  const settled = new AbortController()
  return new Promise<void>((resolve, reject) => {
    const page = document.documentElement
    function check() {
      if (!document.querySelector('link[rel=stylesheet]') || page.hasAttribute(styledAttribute)) {
        resolve()
      } else if (page.hasAttribute(appFailedAttribute)) {
        reject(new Error('The stylesheet did not arrive'))
      }
    }
    // After the starter's handlers, which mark the document. The sheet of a link does not show a failure:
    // Chromium gives a failed link an empty one.
    const checkLater = () => setTimeout(check)
    const options = { capture: true, signal: settled.signal }
    document.addEventListener('load', checkLater, options)
    document.addEventListener('error', checkLater, options)
    check()
  }).finally(() => settled.abort())
}

/** Fetches a chunk early. Ignores a failure: the real load will report it. */
export function preloadChunk(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

/**
 * Shows AppFailedNotice. Its link loads the page again with the same parameters; with `wantsModal` the loaded page
 * opens the lead modal.
 */
export function showAppFailed(wantsModal = false): void {
  const parameters = new URLSearchParams(location.search)
  if (wantsModal) parameters.set(campaignParameter, '')
  document.querySelector(`[${reloadAttribute}]`)?.setAttribute('href', `?${parameters}`)
  document.documentElement.toggleAttribute(appFailedAttribute, true)
}

export function hideAppFailed(): void {
  document.documentElement.removeAttribute(appFailedAttribute)
}
