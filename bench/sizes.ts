import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'
import { liveEvent } from '../src/lib/start-signals.ts'
import { measureAnswer } from './answer-size.ts'

export interface FileSize {
  name: string
  size: number
}

export interface PageSizes {
  earlyScript: number
  script: number
  aheadScript: number
  /** The page with its headers, on the wire. */
  answer: number
  fonts: number
  /** What each of these is made of, the largest first. */
  files: Record<'earlyScript' | 'script' | 'aheadScript' | 'answer' | 'fonts', FileSize[]>
  /** What a page asks for too early: anything but itself, two fonts and the favicon. */
  uncalledFor: string[]
  /** Requests to other hosts, early or late. */
  foreign: string[]
}

interface Loaded {
  url: URL
  kind: 'page' | 'script' | 'font' | 'other'
  body: Buffer
}

/** A script element that runs; others, such as JSON-LD, are data. */
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="(?!module|text\/javascript)[^"]*")[^>]*>(.*?)<\/script>/gs

function brotliSize(body: string | Buffer): number {
  return body.length === 0 ? 0 : brotliCompressSync(body).length
}

function kindOf(request: Request, type: string): Loaded['kind'] {
  if (request.isNavigationRequest()) return 'page'
  if (/^(?:text|application)\/javascript/.test(type)) return 'script'
  return type.startsWith('font/') ? 'font' : 'other'
}

async function load(request: Request): Promise<Loaded> {
  const response = await request.response()
  const kind = kindOf(request, response?.headers()['content-type'] ?? '')
  const body = kind === 'other' ? undefined : await response?.body()
  return { url: new URL(request.url()), kind, body: body ?? Buffer.alloc(0) }
}

async function becomeLive(page: Page) {
  await page.waitForFunction(mark => performance.getEntriesByName(mark).length > 0, liveEvent)
}

/** Visits a page for the first time and says what it loads, with or without the browser ever being idle. */
async function visit(browser: Browser, url: string, isEverIdle: boolean): Promise<Loaded[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true })
  const requests: Request[] = []
  let latest = 0
  page.on('request', request => {
    latest = performance.now()
    if (/^(?:http|ws)/.test(request.url())) requests.push(request)
  })
  if (isEverIdle) {
    await page.addInitScript(
      event => addEventListener(event, () => performance.mark(event)),
      liveEvent,
    )
  } else {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
  }
  await page.goto(url)
  if (isEverIdle) await becomeLive(page)
  while (performance.now() - latest < 1500) await setTimeout(100)
  const loaded = await Promise.all(requests.map(load))
  await page.close()
  return loaded
}

function filesOf(
  loaded: Loaded[],
  kind: Loaded['kind'],
  measure: (body: Buffer) => number,
): FileSize[] {
  const bodies = new Map(
    loaded.filter(each => each.kind === kind).map(each => [each.url.pathname, each.body]),
  )
  return [...bodies]
    .map(([path, body]) => ({ name: path.split('/').at(-1) ?? path, size: measure(body) }))
    .sort((a, b) => b.size - a.size)
}

function sum(files: FileSize[]): number {
  return files.reduce((total, { size }) => total + size, 0)
}

function findUncalledFor(early: Loaded[]): string[] {
  const fonts = early.filter(({ kind }) => kind === 'font')
  return early
    .filter(each => each.kind !== 'page' && !fonts.slice(0, 2).includes(each))
    .map(({ url }) => url.href)
    .filter(href => !new URL(href).pathname.startsWith('/favicon.'))
}

export async function measureSizes(browser: Browser, url: string): Promise<PageSizes> {
  const early = await visit(browser, url, false)
  const all = await visit(browser, url, true)
  const html = early.find(({ kind }) => kind === 'page')?.body.toString() ?? ''
  // The page names the scripts of the application; what comes later is fetched ahead.
  const [, chunks = ''] = /data-chunks="([^"]*)"/.exec(html) ?? []
  const isApplication = ({ url: { pathname } }: Loaded) => chunks.split(' ').includes(pathname)
  const inlineCode = [...html.matchAll(inlineScript)].map(([, code]) => code).join('\n')
  const inline = { name: 'inside the page', size: brotliSize(inlineCode) }
  const answer = await measureAnswer(url)
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
  const foreign = [...early, ...all]
    .map(each => each.url)
    .filter(each => each.origin !== new URL(url).origin)
  const isAhead = (each: Loaded) => !isApplication(each)
  const files = {
    earlyScript: [inline, ...filesOf(early, 'script', brotliSize)],
    script: [...filesOf(all.filter(isApplication), 'script', brotliSize), inline],
    aheadScript: filesOf(all.filter(isAhead), 'script', brotliSize),
    answer: [
      { name: 'document', size: brotliSize(html) },
      { name: 'of it styles', size: brotliSize(styles) },
      { name: 'of it the starter', size: inline.size },
    ],
    fonts: filesOf(all, 'font', body => body.length),
  }
  return {
    earlyScript: sum(files.earlyScript),
    script: sum(files.script),
    aheadScript: sum(files.aheadScript),
    answer,
    fonts: sum(files.fonts),
    files,
    uncalledFor: findUncalledFor(early),
    foreign: [...new Set(foreign.map(({ href }) => href))],
  }
}
