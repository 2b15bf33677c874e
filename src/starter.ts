import { keepDrafts } from '~/lib/keep-drafts'
import { chunkTimeout, hideAppFailed, showAppFailed } from '~/lib/load-chunk'
import {
  campaignParameter,
  chosenAttribute,
  consentKey,
  liveEvent,
  styledAttribute,
  waitingAttribute,
  withoutScriptAttribute,
} from '~/lib/start-signals'

/*
 * The only script before the page is idle or used. The build inlines it into each page, with the addresses of the
 * application in its data attributes.
 */

const { style = '', chunks = '' } = document.currentScript?.dataset ?? {}

/** Hides the prerendered banner from visitors who have chosen, so that it does not flash. */
function hideAnsweredBanner() {
  try {
    const isAnswered = /^(?:true|false)$/.test(localStorage.getItem(consentKey) ?? '')
    document.documentElement.toggleAttribute(chosenAttribute, isAnswered)
  } catch {
    // Storage is forbidden, so no choice is stored: the banner stays.
  }
}

function addLink(rel: string, href: string) {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
  return link
}

function addStylesheet(onError: () => void) {
  const link = addLink('stylesheet', style)
  link.onload = () => {
    // A proxy's error page arrives as well, and has no rule.
    if (link.sheet?.cssRules[0]) document.documentElement.toggleAttribute(styledAttribute, true)
    else onError()
  }
  link.onerror = onError
}

let isLoading = false

/** Fetches the whole stylesheet and the application, once. */
function loadApplication() {
  if (isLoading) return
  isLoading = true
  const [application = '', ...others] = chunks.split(' ')
  const fail = () => showAppFailed()
  let whenLive = hideAppFailed
  // A failed stylesheet, unlike a module, can be fetched again.
  addStylesheet(() =>
    addStylesheet(() => {
      whenLive = fail
      fail()
    }),
  )
  for (const chunk of others) addLink('modulepreload', chunk)
  const timer = setTimeout(fail, chunkTimeout)
  import(/* @vite-ignore */ application).catch(fail)
  addEventListener(liveEvent, () => {
    clearTimeout(timer)
    whenLive()
  })
}

/** Keeps clicks on buttons before hydration, and repeats them after it. */
function keepEarlyClicks() {
  /** The last click comes first: of two on the cookie banner it counts, as it removes the banner. */
  let waiting: HTMLElement[] = []

  function keep(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const pressed = event.target.closest<HTMLElement>('a, button')
    if (!pressed) return
    // A React that arrives just now would answer too, and one that is only half done would change the page under its
    // own hydration.
    event.stopPropagation()
    // The browser follows links.
    if (pressed.tagName === 'A') return
    // The browser would submit the form into the page's address.
    event.preventDefault()
    waiting = [pressed, ...waiting.filter(each => each !== pressed)]
    pressed.setAttribute(waitingAttribute, '')
    loadApplication()
  }

  addEventListener('click', keep, true)
  addEventListener(liveEvent, () => {
    removeEventListener('click', keep, true)
    for (const button of waiting) {
      button.removeAttribute(waitingAttribute)
      // In a separate task: while React is working, it ignores a click on a part that is not hydrated.
      setTimeout(() => button.click())
    }
  })
}

function loadWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(loadApplication, { timeout: 4000 })
  else setTimeout(loadApplication, 200)
}

/**
 * Waits for the first paint, which scripts would delay on a fast connection. The timer is for Firefox, which does
 * not report the paint of a page that opens scrolled.
 */
function loadAfterPaint() {
  new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint')[0]) loadWhenIdle()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(loadWhenIdle, 1000)
}

/** Loads the application at the visitor's first input, or when the browser is idle. */
function loadWhenWanted() {
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin']) {
    addEventListener(sign, loadApplication, { once: true })
  }
  if (new URLSearchParams(location.search).has(campaignParameter)) loadApplication()
  else addEventListener('load', loadAfterPaint, { once: true })
  // For a page that waits long for a picture.
  setTimeout(loadWhenIdle, 8000)
}

// A browser without cascade layers drops nearly all styles, and lacks more that the application needs: it keeps the
// page for browsers without script.
if ('CSSLayerBlockRule' in window) {
  document.documentElement.removeAttribute(withoutScriptAttribute)
  hideAnsweredBanner()
  keepEarlyClicks()
  keepDrafts()
  loadWhenWanted()
}
