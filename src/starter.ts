import { consentKey } from '~/lib/consent-keys'
import {
  appFailedAttribute,
  campaignParameter,
  chosenAttribute,
  liveEvent,
  waitingAttribute,
} from '~/lib/start-signals'

/*
 * The only script before the page is idle or used; the build inlines it into each page, with the
 * addresses of the application in its data attributes. Links need no help: they work without script.
 */

const page = document.documentElement
const { style = '', chunks = '' } = document.currentScript?.dataset ?? {}

/** Visitors who have chosen must not see the prerendered banner flash. */
function hideAnsweredBanner() {
  try {
    const isAnswered = /^(?:true|false)$/.test(localStorage.getItem(consentKey) ?? '')
    page.toggleAttribute(chosenAttribute, isAnswered)
  } catch {
    // Storage is forbidden, so that no choice can be stored: the banner asks.
  }
}

function addLink(rel: string, href: string) {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
}

/** Imports the application; after each failure it waits for the next pause and tries again. */
function importApplication(address: string, pauses: number[]) {
  import(/* @vite-ignore */ address).catch(() => {
    const [pause, ...others] = pauses
    if (pause) setTimeout(importApplication, pause, address, others)
    else page.toggleAttribute(appFailedAttribute, true)
  })
}

let isLoading = false

/** Fetches the whole stylesheet and the application, once. */
function loadApplication() {
  if (isLoading) return
  isLoading = true
  const [application = '', ...others] = chunks.split(' ')
  addLink('stylesheet', style)
  for (const chunk of others) addLink('modulepreload', chunk)
  importApplication(application, [1000, 4000])
}

/** Keeps the last click on a button that React does not answer yet, and repeats it when it does. */
function keepEarlyClick() {
  let waiting: HTMLElement | undefined

  function keep(event: MouseEvent) {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    const button = event.target.closest('button')
    if (!button) return
    // Nobody else may answer this click: the browser would submit the form into the page's address,
    // and a React that arrives just now would answer it a first time.
    event.preventDefault()
    event.stopPropagation()
    waiting?.removeAttribute(waitingAttribute)
    waiting = button
    button.setAttribute(waitingAttribute, '')
    loadApplication()
  }

  addEventListener('click', keep, true)
  addEventListener(liveEvent, () => {
    removeEventListener('click', keep, true)
    waiting?.removeAttribute(waitingAttribute)
    // In a task of its own: React ignores a click on what it has yet to hydrate while it is working.
    setTimeout(() => waiting?.click())
  })
}

function loadWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(loadApplication, { timeout: 4000 })
  else setTimeout(loadApplication, 200)
}

/** On a fast line the page is loaded and idle before it is painted; scripts would delay the paint. */
function loadAfterPaint() {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return loadWhenIdle()
  const observer = new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    loadWhenIdle()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Loads the application at the visitor's first sign of intent, or when the browser is idle. */
function loadWhenWanted() {
  for (const sign of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(sign, loadApplication, { once: true, passive: true })
  }
  if (new URLSearchParams(location.search).has(campaignParameter)) loadApplication()
  else if (document.readyState === 'complete') loadAfterPaint()
  else addEventListener('load', loadAfterPaint, { once: true })
}

hideAnsweredBanner()
keepEarlyClick()
loadWhenWanted()
