import { brotliCompressSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'
import { neverBeIdle, whenQuiet } from '../e2e/harness/test.ts'
import { atMost, type Row } from './row.ts'

/** Bytes: brotli for script, the page as it comes over the wire. */
const budgets = {
  scriptBeforeIdle: 1_000,
  /** Of it 0.7 kB are the bar for the thumb and the menu's foot. */
  scriptAfterIdle: 100_300,
  /** Script for the rest of the way to a lead, fetched when the page is idle again. */
  scriptAhead: 24_600,
  // The first window of a connection holds 14,200 bytes: TLS needs 25, longer words of the business 300.
  pageWithHeaders: 13_875,
  /** The page, its two fonts, its icon and a drawing that is near the first screen. */
  earlyRequests: 5,
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

const brotli = (text: string) => (text ? brotliCompressSync(text).length : 0)

interface Loaded {
  url: URL
  isScript: boolean
  /** Of its body in brotli, if it is a script. */
  size: number
  text: string
  /** Bytes of its answer on the wire, with its headers. */
  answer: number
}

async function read(request: Request): Promise<Loaded> {
  const response = await request.response()
  const type = response?.headers()['content-type'] ?? ''
  const isScript = type.includes('javascript')
  const text = isScript || type.includes('html') ? ((await response?.text()) ?? '') : ''
  const { responseHeadersSize, responseBodySize } = await request.sizes()
  const answer = responseHeadersSize + responseBodySize
  return { url: new URL(request.url()), isScript, size: isScript ? brotli(text) : 0, text, answer }
}

/** What a first visit loads, with or without the browser ever being idle. */
async function visit(browser: Browser, url: string, isEverIdle: boolean): Promise<Loaded[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const requests: Request[] = []
  page.on('request', request => requests.push(request))
  if (!isEverIdle) await page.addInitScript(neverBeIdle)
  await page.goto(url)
  await whenQuiet(page, 2000)
  const loaded = await Promise.all(requests.map(read))
  await page.close()
  return loaded
}

/** Scripts that run; JSON-LD is data. */
const inlineScripts = /<script(?![^>]*\btype="application)[^>]*>(.+?)<\/script>/gs

async function judgePage(browser: Browser, origin: string, page: string): Promise<Row[]> {
  const early = await visit(browser, origin + page, false)
  const all = await visit(browser, origin + page, true)
  const html = early[0]?.text ?? ''
  // The page names the scripts of the application; what comes later is fetched ahead.
  const chunks = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const isApplication = ({ url }: Loaded) => chunks.includes(url.pathname)
  const inline = brotli([...html.matchAll(inlineScripts)].map(([, code]) => code).join('\n'))

  const scripts = (measure: string, loaded: Loaded[], most: number, more: number) => {
    const files = loaded.filter(({ isScript }) => isScript)
    const details = files.map(({ url, size }) => `${url.pathname}: ${kilobytes(size)}`)
    const sum = files.reduce((total, { size }) => total + size, more)
    return atMost(page, measure, sum, most, { show: kilobytes, details })
  }
  return [
    atMost(page, 'page with headers', early[0]?.answer ?? Number.NaN, budgets.pageWithHeaders, {
      show: kilobytes,
    }),
    atMost(page, 'requests before idle', early.length, budgets.earlyRequests, {
      details: early.map(({ url }) => url.href),
    }),
    scripts('script before idle', early, budgets.scriptBeforeIdle, inline),
    scripts('script after idle', all.filter(isApplication), budgets.scriptAfterIdle, inline),
    scripts(
      'script fetched ahead',
      all.filter(each => !isApplication(each)),
      budgets.scriptAhead,
      0,
    ),
  ]
}

export async function judgeSizes(browser: Browser, origin: string, pages: readonly string[]) {
  const rows: Row[] = []
  for (const page of pages) rows.push(...(await judgePage(browser, origin, page)))
  return rows
}
