import { once } from 'node:events'
import { connect as connectSecurely } from 'node:http2'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { connect as connectWithTls } from 'node:tls'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'
import { type Row, sizeBudgets } from './budgets.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

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
  kind: string
  body: Buffer
}

async function read(request: Request): Promise<Loaded> {
  const response = await request.response()
  const type = response?.headers()['content-type'] ?? ''
  const kind = /html|javascript|font/.exec(type)?.[0] ?? 'other'
  const body = kind === 'other' ? undefined : await response?.body()
  return { url: new URL(request.url()), kind, body: body ?? Buffer.alloc(0) }
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

const brotli = (body: string | Buffer) => (body.length > 0 ? brotliCompressSync(body).length : 0)

/** Scripts that run; JSON-LD is data. */
const inlineScripts = /<script(?![^>]*\btype="application)[^>]*>(.+?)<\/script>/gs

async function judgePage(browser: Browser, origin: string, page: string): Promise<Row[]> {
  const early = await visit(browser, origin + page, false)
  const all = await visit(browser, origin + page, true)
  const html = early.find(({ kind }) => kind === 'html')?.body.toString() ?? ''
  // The page names the scripts of the application; what comes later is fetched ahead.
  const chunks = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const isApplication = ({ url }: Loaded) => chunks.includes(url.pathname)
  const inline = [...html.matchAll(inlineScripts)].map(([, code]) => code).join('\n')

  const row = (measure: string, value: number, most: number, files: Loaded[]): Row => ({
    page,
    measure,
    value: kilobytes(value),
    budget: `≤ ${kilobytes(most)}`,
    isKept: value <= most,
    details: files.map(({ url, body }) => `${url.pathname}: ${kilobytes(brotli(body))}`),
  })
  const scripts = (measure: string, loaded: Loaded[], most: number, more = '') => {
    const files = loaded.filter(({ kind }) => kind === 'javascript')
    const size = files.reduce((sum, { body }) => sum + brotli(body), brotli(more))
    return row(measure, size, most, files)
  }
  const none = (measure: string, found: string[], most: number): Row => ({
    page,
    measure,
    value: String(found.length),
    budget: `≤ ${most}`,
    isKept: found.length <= most,
    details: found,
  })
  const fonts = all.filter(({ kind }) => kind === 'font')
  const budgets = sizeBudgets
  return [
    row('page with headers', await measureAnswer(origin + page), budgets.pageWithHeaders, []),
    none(
      'requests before idle',
      early.map(({ url }) => url.href),
      budgets.earlyRequests,
    ),
    none(
      'requests to other hosts',
      [...early, ...all].filter(({ url }) => url.origin !== origin).map(({ url }) => url.href),
      0,
    ),
    scripts('script before idle', early, budgets.scriptBeforeIdle, inline),
    scripts('script after idle', all.filter(isApplication), budgets.scriptAfterIdle, inline),
    scripts(
      'script fetched ahead',
      all.filter(each => !isApplication(each)),
      budgets.scriptAhead,
    ),
    row(
      'fonts',
      fonts.reduce((sum, { body }) => sum + body.length, 0),
      budgets.fonts,
      fonts,
    ),
  ]
}

/** Holds what pages weigh and ask for against their budgets. */
export async function judgeSizes(browser: Browser, origin: string, pages: readonly string[]) {
  const rows: Row[] = []
  for (const page of pages) rows.push(...(await judgePage(browser, origin, page)))
  return rows
}
