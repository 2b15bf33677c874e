import { chosenAttribute, consentKey } from '~/lib/consent-keys'
import { appFailedAttribute, campaignParameter, liveEvent } from '~/lib/start-signals'

/*
 * The only script before the page is idle or used; the build inlines it. It fetches the application
 * when the browser has nothing else to do, or at the visitor's first sign of intent, and repeats a
 * click on a button that came too early. Links need no help: they work without script. Before all
 * that it hides the cookie banner from those who have chosen, so that it does not flash.
 */
try {
  const isChosen = /^(?:true|false)$/.test(localStorage.getItem(consentKey) ?? '')
  document.documentElement.toggleAttribute(chosenAttribute, isChosen)
} catch {
  // No storage, no stored choice: the banner asks.
}

const { style = '', chunks = '' } = document.currentScript?.dataset ?? {}

let hasStarted = false
let isLive = false
let waiting: HTMLElement | undefined

function addLink(rel: string, href: string) {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
}

/** A flaky network gets more tries; then the page says that its buttons do not answer. */
function load(application: string, pauses: number[]) {
  import(/* @vite-ignore */ application).catch(() => {
    const [pause, ...others] = pauses
    if (pause) setTimeout(load, pause, application, others)
    else document.documentElement.toggleAttribute(appFailedAttribute, true)
  })
}

function start() {
  if (hasStarted) return
  hasStarted = true
  const [application = '', ...others] = chunks.split(' ')
  addLink('stylesheet', style)
  for (const chunk of others) addLink('modulepreload', chunk)
  load(application, [1000, 4000])
}

addEventListener(liveEvent, () => {
  isLive = true
  waiting?.removeAttribute('data-waiting')
  // In a task of its own: React ignores a click on what it has yet to hydrate while it is working.
  setTimeout(() => waiting?.click())
})

addEventListener(
  'click',
  event => {
    if (isLive || event.button !== 0 || !(event.target instanceof Element)) return
    const button = event.target.closest('button')
    if (!button) return
    // Nobody else may answer it: neither the browser, which would put what was typed into the address
    // of the page, nor a React that arrives just now, as the click will come again.
    event.preventDefault()
    event.stopPropagation()
    waiting?.removeAttribute('data-waiting')
    waiting = button
    button.setAttribute('data-waiting', '')
    start()
  },
  true,
)

for (const sign of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin']) {
  addEventListener(sign, start, { once: true, passive: true })
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 200)
}

/** On a fast line the page is loaded and idle before it is painted, and scripts would come between. */
function startAfterPaint() {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return startWhenIdle()
  const observer = new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    startWhenIdle()
  })
  observer.observe({ type: 'paint', buffered: true })
}

if (new URLSearchParams(location.search).has(campaignParameter)) start()
else if (document.readyState === 'complete') startAfterPaint()
else addEventListener('load', startAfterPaint, { once: true })
