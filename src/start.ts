import { campaignParameter, liveEvent } from '~/lib/start-signals'

/*
 * The only script before the page is idle or used; the build inlines it. It fetches the application
 * when the browser has nothing else to do, or at the visitor's first sign of intent, and repeats a
 * click on a button that came too early. Links need no help: they work without script.
 */
const chunks = document.currentScript?.dataset.chunks?.split(' ') ?? []

let hasStarted = false
let isLive = false
let waiting: HTMLElement | undefined

function start() {
  if (hasStarted) return
  hasStarted = true
  const [application = '', ...others] = chunks
  for (const href of others) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  import(/* @vite-ignore */ application)
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
    // A form that is not live yet must not send what was typed into the address of the page.
    event.preventDefault()
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
