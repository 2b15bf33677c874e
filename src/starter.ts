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
 * The only script before the page is idle or used; the build inlines it into each page, with the
 * addresses of the application in its data attributes. Links need no help: they work without script.
 */

const { style = '', chunks = '' } = document.currentScript?.dataset ?? {}

/** Visitors who have chosen must not see the prerendered banner flash. */
function hideAnsweredBanner() {
  try {
    const isAnswered = /^(?:true|false)$/.test(localStorage.getItem(consentKey) ?? '')
    document.documentElement.toggleAttribute(chosenAttribute, isAnswered)
  } catch {
    // Storage is forbidden, so that no choice can be stored: the banner asks.
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
    // Rubbish arrives as well, and has no rule.
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
  let isFailedForGood = false
  const failForGood = () => {
    isFailedForGood = true
    fail()
  }
  // A stylesheet, unlike a module, may be asked for again.
  addStylesheet(() => addStylesheet(failForGood))
  for (const chunk of others) addLink('modulepreload', chunk)
  const timer = setTimeout(fail, chunkTimeout)
  import(/* @vite-ignore */ application).catch(fail)
  addEventListener(liveEvent, () => {
    clearTimeout(timer)
    if (!isFailedForGood) hideAppFailed()
  })
}

/** Keeps clicks on buttons that React does not answer yet, and repeats them when it does. */
function keepEarlyClicks() {
  /** The last one first: of two answers to the cookie banner it counts, and the other finds none. */
  let waiting: HTMLElement[] = []

  function keep(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest('button')
    if (!button) return
    // Nobody else may answer this click: the browser would submit the form into the page's address,
    // and a React that arrives just now would answer it a first time.
    event.preventDefault()
    event.stopPropagation()
    waiting = [button, ...waiting.filter(each => each !== button)]
    button.setAttribute(waitingAttribute, '')
    loadApplication()
  }

  addEventListener('click', keep, true)
  addEventListener(liveEvent, () => {
    removeEventListener('click', keep, true)
    for (const button of waiting) {
      button.removeAttribute(waitingAttribute)
      // In a task of its own: React ignores a click on what it has yet to hydrate while it is working.
      setTimeout(() => button.click())
    }
  })
}

function loadWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(loadApplication, { timeout: 4000 })
  else setTimeout(loadApplication, 200)
}

/**
 * On a fast line the page is loaded and idle before it is painted; scripts would delay the paint. The
 * timer is for Firefox, which does not report the paint of a page that opens already scrolled.
 */
function loadAfterPaint() {
  new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint')[0]) loadWhenIdle()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(loadWhenIdle, 1000)
}

/** Loads the application at the visitor's first sign of intent, or when the browser is idle. */
function loadWhenWanted() {
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin']) {
    addEventListener(sign, loadApplication, { once: true, passive: true })
  }
  if (new URLSearchParams(location.search).has(campaignParameter)) loadApplication()
  else addEventListener('load', loadAfterPaint, { once: true })
  // A page that never ends loading, as it waits for a picture.
  setTimeout(loadWhenIdle, 8000)
}

// A browser without cascade layers drops nearly all styles and lacks other things that the application
// needs: it keeps the page as it is for browsers without script.
if ('CSSLayerBlockRule' in window) {
  document.documentElement.removeAttribute(withoutScriptAttribute)
  hideAnsweredBanner()
  keepEarlyClicks()
  keepDrafts()
  loadWhenWanted()
}
