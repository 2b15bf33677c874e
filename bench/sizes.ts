import { once } from 'node:events'
import { connect as connectSecurely } from 'node:http2'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { connect as connectWithTls } from 'node:tls'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'
import { atMost, type Row } from './row.ts'

/** Bytes: brotli for script, the page as it comes over the wire. */
const budgets = {
  scriptBeforeIdle: 1_000,
  scriptAfterIdle: 98_500,
  /** Script for the rest of the way to a lead, fetched when the page is idle again. */
  scriptAhead: 22_100,
  // The first window of a connection holds 14,200 bytes; longer words of the business need 300.
  pageWithHeaders: 13_900,
  /** The page, its two fonts and its icon. */
  earlyRequests: 4,
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

const brotli = (text: string) => (text ? brotliCompressSync(text).length : 0)

/**
 * The bytes on the wire of the answer to a browser's first request for a page: its brotli, the
 * headers, and what HTTP/2 and TLS put around them. A connection begins with a window of ten packets.
 */
async function measureAnswer(url: string): Promise<number> {
  const { port, pathname } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  const tls = { socket, ALPNProtocols: ['h2'], rejectUnauthorized: false }
  const session = connectSecurely(url, { createConnection: () => connectWithTls(tls) })
  await once(session, 'remoteSettings')
  // The host greets: settings, and tickets for a later connection.
  await setTimeout(200)
  const before = socket.bytesRead
  const answer = session.request({ ':path': pathname, 'accept-encoding': 'gzip, deflate, br' })
  answer.resume()
  await once(answer, 'end')
  const size = socket.bytesRead - before
  session.destroy()
  return size
}

interface Loaded {
  url: URL
  isScript: boolean
  /** Of its body in brotli, if it is a script. */
  size: number
  text: string
}

async function read(request: Request): Promise<Loaded> {
  const response = await request.response()
  const type = response?.headers()['content-type'] ?? ''
  const isScript = type.includes('javascript')
  const text = isScript || type.includes('html') ? ((await response?.text()) ?? '') : ''
  return { url: new URL(request.url()), isScript, size: isScript ? brotli(text) : 0, text }
}

/** What a first visit loads, with or without the browser ever being idle. */
async function visit(browser: Browser, url: string, isEverIdle: boolean): Promise<Loaded[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const requests: Request[] = []
  let latest = performance.now()
  page.on('request', request => {
    latest = performance.now()
    requests.push(request)
  })
  if (!isEverIdle)
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
  await page.goto(url)
  while (performance.now() - latest < 2000) await setTimeout(100)
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
  const answer = await measureAnswer(origin + page)
  return [
    atMost(page, 'page with headers', answer, budgets.pageWithHeaders, { show: kilobytes }),
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

/** Holds what pages weigh and ask for against their budgets. */
export async function judgeSizes(browser: Browser, origin: string, pages: readonly string[]) {
  const rows: Row[] = []
  for (const page of pages) rows.push(...(await judgePage(browser, origin, page)))
  return rows
}
