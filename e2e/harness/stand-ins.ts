import type { BrowserContext, Page, Request } from '@playwright/test'
import { businessReceiver, originOf } from './ports.ts'

/** The hosts of Google and Meta that the trackers of the tests may reach. */
export const hosts = {
  google: 'www.googletagmanager.com',
  analytics: 'www.google-analytics.com',
  ads: 'googleads.g.doubleclick.net',
  meta: 'connect.facebook.net',
  pixel: 'www.facebook.com',
}

export const playerHost = 'www.youtube-nocookie.com'

/** Stands in for gtag.js: sends and stores only what the consent signals grant, and loads a second script. */
function fakeGoogleTag() {
  const src = (document.currentScript as HTMLScriptElement).src
  const id = new URL(src).searchParams.get('id') ?? ''
  const signals: Record<string, string> = {}
  let isConfigured = false
  const mayMeasure = () =>
    signals.analytics_storage === 'granted' && !Reflect.get(window, `ga-disable-${id}`)
  const mayAdvertise = () => signals.ad_storage === 'granted'
  function store() {
    const end = ';path=/;max-age=600'
    if (mayMeasure()) {
      document.cookie = `_ga=GA1.1${end}`
      document.cookie = `_ga_TEST123=GS1.1${end}`
    }
    if (mayAdvertise()) {
      document.cookie = `_gcl_au=1.1${end}`
      document.cookie = `_gcl_aw=GCL.1${end}`
      document.cookie = `_gac_UA-1=1${end}`
      localStorage.setItem('_gcl_ls', '{}')
    }
  }
  function send() {
    if (mayMeasure()) navigator.sendBeacon('https://www.google-analytics.com/g/collect')
    if (mayAdvertise()) {
      new Image().src = `https://googleads.g.doubleclick.net/pagead/conversion?at=${Math.random()}`
    }
  }
  function take(command: IArguments) {
    console.debug(JSON.stringify(['google', ...command]))
    const [name, , details] = command
    if (name === 'consent') Object.assign(signals, details)
    if (name === 'consent' && isConfigured) store()
    if (name === 'event') send()
    if (name !== 'config') return
    isConfigured = true
    send()
    const second = document.createElement('script')
    second.src = `https://www.googletagmanager.com/gtag/destination?id=${id}`
    second.onload = store
    document.head.append(second)
  }
  const dataLayer = Reflect.get(window, 'dataLayer')
  for (const command of dataLayer) take(command)
  dataLayer.push = (...commands: IArguments[]) => {
    for (const command of commands) take(command)
  }
}

/** Stands in for fbevents.js, with all that it reports and keeps by itself unless it is told not to. */
function fakeMetaPixel() {
  const fbq = Reflect.get(window, 'fbq')
  let isGranted = true
  let isAutomatic = true
  let isInitialised = false
  const send = (event: string) => {
    new Image().src = `https://www.facebook.com/tr?event=${event}&at=${Math.random()}`
  }
  fbq.callMethod = (...command: unknown[]) => {
    console.debug(JSON.stringify(['meta', ...command]))
    const [name, what, value] = command
    if (name === 'consent') isGranted = what === 'grant'
    if (name === 'consent' && isGranted) for (const held of fbq.queue.splice(0)) fbq(...held)
    if (name === 'set' && what === 'autoConfig') isAutomatic = value !== false
    if (!isGranted) {
      if (name === 'track') fbq.queue.push(command)
      return
    }
    if (name === 'init') isInitialised = true
    if (isInitialised) {
      document.cookie = '_fbp=fb.1;path=/;max-age=600'
      document.cookie = '_fbc=fb.1;path=/;max-age=600'
      localStorage.setItem('lastExternalReferrer', 'empty')
      localStorage.setItem('lastExternalReferrerTime', '1')
    }
    if (name === 'init') {
      addEventListener('click', () => isAutomatic && isGranted && send('SubscribedButtonClick'))
      // The pixel's settings at Meta, where automatic matching may read the forms.
      if (fbq.disableConfigLoading !== true) {
        addEventListener('change', ({ target }) =>
          send(`Matching-${Reflect.get(target ?? {}, 'value')}`),
        )
      }
    }
    if (name === 'track' || name === 'trackCustom') send(String(what))
  }
  if (fbq.disablePushState !== true) {
    const push = history.pushState.bind(history)
    history.pushState = (...state) => {
      push(...state)
      fbq('track', 'PageView')
    }
  }
  for (const command of fbq.queue.splice(0)) fbq.callMethod(...command)
}

export type Delivery = 'arrive' | 'wait' | 'fail'

/** Answers for the hosts of the trackers, and notes what they receive. */
export async function standInForTrackers(page: Page) {
  const requests: string[] = []
  const commands: unknown[][] = []
  let delivery: Delivery = 'arrive'
  let release: () => void = () => undefined
  let released = Promise.resolve()
  page.on('console', message => {
    if (message.type() === 'debug') commands.push(JSON.parse(message.text()))
  })
  await page.context().route(
    url => Object.values(hosts).includes(url.hostname),
    async route => {
      const { hostname, pathname, search } = new URL(route.request().url())
      // Requests of another tab are not counted.
      if (route.request().frame().page() === page) requests.push(hostname + pathname + search)
      const script = { '/gtag/js': fakeGoogleTag, '/en_US/fbevents.js': fakeMetaPixel }[pathname]
      if (!script) return route.fulfill({ contentType: 'text/javascript', body: '' })
      if (delivery === 'fail') return route.abort()
      await released
      await route.fulfill({ contentType: 'text/javascript', body: `(${script})()` })
    },
  )
  return {
    requests,
    commands,
    /** Decides about the scripts that are asked for from now on; what waited until now arrives. */
    deliver(next: Delivery) {
      release()
      delivery = next
      if (next !== 'wait') return
      released = new Promise(resolve => {
        release = resolve
      })
    },
    forget() {
      requests.length = 0
      commands.length = 0
    },
    hasReached: (host: string) => requests.some(request => request.startsWith(host)),
    /** The commands of one tracker with this name, without the tracker's own. */
    commandsOf: (tracker: 'google' | 'meta', name: string) =>
      commands
        .filter(([of, command]) => of === tracker && command === name)
        .map(each => each.slice(1)),
  }
}

/** The site of the other business, and the hosts that the tests answer for. */
export const atBusiness = {
  baseURL: originOf('business'),
  standIns: [...Object.values(hosts), playerHost, businessReceiver],
}

/** Answers for the player of the film of another company, and notes when it is asked. */
export async function standInForPlayer(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(`https://${playerHost}/**`, route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'a film' })
  })
  return asked
}

/** Answers for the receiver of the other business; the result fills with what was posted. */
export async function standInForReceiver(context: BrowserContext): Promise<Request[]> {
  const posts: Request[] = []
  await context.route(`https://${businessReceiver}/**`, route => {
    if (route.request().method() === 'POST') posts.push(route.request())
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  return posts
}

/** The names of all cookies and of what the local storage holds beyond the visitor's choice. */
export async function storedNames(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name)
  const entries = await page.evaluate(() => Object.keys(localStorage))
  return [...cookies, ...entries.filter(name => !name.startsWith('cookie-'))].sort()
}
