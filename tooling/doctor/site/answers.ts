import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import robotsParser from 'robots-parser'
import { parsePage } from '../../hosting/describe-site.ts'
import { type BuiltSite, fileOf, hashedFolder, headersOf } from '../../hosting/hosted-site.ts'
import type { Header } from '../../hosting/security-headers.ts'
import type { Check } from '../check.ts'
import { type HttpAnswer, isSlow, mostRead, type Net } from '../request.ts'
import { fault } from './faults.ts'
import type { Question } from './question.ts'

interface Expected {
  site: BuiltSite
  /** The address in the report. */
  target: string
  kind: 'page' | 'file' | 'notFound'
  bytes: Buffer
}

/** Browsers refuse these files under such a type: every answer says nosniff. */
const typed = /\.(?:js|css|svg|png|webp|jpg|mp4|vtt|webmanifest)$/
const wrongType = /^(?:text\/html|text\/plain|application\/octet-stream|nessuno)/i

/** What makes the rest of an answer meaningless. */
function findRefusal({ target, kind }: Expected, { status, headers }: HttpAnswer): Check | null {
  if (status === 401 || status === 403) return fault('refused', target, status)
  if (status === 429) return fault('limited', target)
  if (kind === 'notFound') return status === 404 ? null : fault('not-found', target, status)
  if (status >= 300 && status < 400) return fault('redirected', target, headers.location)
  if (status !== 200) return fault('missing', target, status)
  const type = headers['content-type'] ?? 'nessuno'
  const isWrong = kind === 'page' ? !/^text\/html/i.test(type) : wrongType.test(type)
  return isWrong && (kind === 'page' || typed.test(target)) ? fault('type', target, type) : null
}

/** What may run, load or show something of others. */
const active =
  'script, style, iframe, frame, object, embed, img, base, meta[http-equiv], link[href]'

function describePart(part: HTMLElement): string {
  const address = part.getAttribute('src') ?? part.getAttribute('href') ?? part.getAttribute('data')
  return `${part.rawTagName.toLowerCase()} ${address ?? 'scritto dentro la pagina'}`
}

function judgePage({ target, bytes }: Expected, { body }: HttpAnswer): Check {
  const partsOf = (html: string) => parsePage(html).querySelectorAll(active)
  const isIn = (parts: HTMLElement[], { outerHTML }: HTMLElement) =>
    parts.some(part => part.outerHTML === outerHTML)
  const built = partsOf(String(bytes))
  const sent = partsOf(body)
  const own = built.filter(({ rawTagName }) => /^(?:script|style)$/.test(rawTagName))
  if (!own.every(part => isIn(sent, part))) return fault('broken', target)
  const foreign = sent.filter(part => !isIn(built, part))
  return foreign.length > 0
    ? fault('scripts', target, foreign.map(describePart).join(', '))
    : fault('changed', target)
}

/** Hosts may add rules of their own, for example against crawlers of language models. */
function judgeRobots({ site, target }: Expected, { body }: HttpAnswer): Check[] {
  const origin = `https://${site.hostname}`
  const rules = robotsParser(`${origin}${target}`, body)
  const paths = site.pages.map(page => page.path)
  const forbidden = paths.filter(each => rules.isDisallowed(origin + each, 'Googlebot'))
  if (forbidden.length > 0) return [fault('robots', target, forbidden.join(', '))]
  const sitemap = `${origin}/sitemap.xml`
  return rules.getSitemaps().includes(sitemap) ? [] : [fault('sitemap', target, sitemap)]
}

/** What a rebuild alone changes. */
const withoutDates = (text: string) => text.replaceAll(/<lastmod>[^<]*/g, '')

function judgeContent(expected: Expected, answer: HttpAnswer): Check[] {
  const { target, kind, bytes } = expected
  if (target === '/robots.txt') return judgeRobots(expected, answer)
  const isAsBuilt =
    target === '/sitemap.xml'
      ? withoutDates(answer.body) === withoutDates(String(bytes))
      : answer.bytes.subarray(0, mostRead).equals(bytes.subarray(0, mostRead))
  if (isAsBuilt) return []
  if (kind === 'notFound') return [fault('other-not-found', target)]
  if (kind === 'page') return [judgePage(expected, answer)]
  return [fault(target.startsWith(hashedFolder) ? 'broken' : 'changed', target)]
}

/** Whether a browser takes a header as it was built; a value that is sent twice is one. */
function isSent([name, value]: Header, { headers }: HttpAnswer): boolean {
  const sent = headers[name.toLowerCase()] ?? ''
  if (name === 'Strict-Transport-Security')
    return Number(/^max-age=(\d+)/.exec(sent)?.[1]) >= 31_536_000
  return sent.includes(value) && sent.replaceAll(value, '').replaceAll(/[,\s]/g, '') === ''
}

/** A host may send the policy of the page or the one for all. */
function judgeHeaders({ site, target }: Expected, answer: HttpAnswer): Check[] {
  const wrong = headersOf(site, target)
    .filter(([name]) => name !== 'Cache-Control')
    .filter(header => !isSent(header, answer))
    .map(([name]) => name)
    .filter(name => name !== site.commonPolicy[0] || !isSent(site.commonPolicy, answer))
    .map(name => (answer.headers[name.toLowerCase()] ? `${name} (diversa)` : name))
  return wrong.length > 0 ? [fault('headers', target, wrong.join(', '))] : []
}

/** Files whose name changes with their content may be kept for ever, the others may not. */
function judgeCaching({ target, kind }: Expected, { headers }: HttpAnswer): Check[] {
  const rule = headers['cache-control'] ?? 'nessuna regola'
  const mustAsk = /\bno-(?:store|cache)\b/i.test(rule)
  // Not a number where a browser may choose.
  const hours = mustAsk ? 0 : Number(/\bmax-age=(\d+)/i.exec(rule)?.[1]) / 3_600
  const found = (name: Parameters<typeof fault>[0], isWrong: boolean) =>
    isWrong ? [fault(name, target, rule)] : []
  if (kind === 'notFound') return found('missing-file', hours > 0)
  if (target.startsWith(hashedFolder)) return found('forgotten', !(hours >= 30 * 24))
  if (kind === 'file') return found('kept', hours > 24)
  // GitHub Pages keeps pages for ten minutes, and nothing can change it.
  return found(hours > 1 ? 'kept' : 'kept-briefly', hours !== 0)
}

function judge(expected: Expected, answer: HttpAnswer, net: Net): Check[] {
  const { target, kind, bytes } = expected
  const { headers, wait } = answer
  const refusal = findRefusal(expected, answer)
  if (refusal) return [refusal]
  // Hosts need not pack an error or what is short.
  const isLong = kind !== 'notFound' && bytes.length > 1_000
  const isText = /^(?:|\.js|\.css|\.svg)$/.test(path.extname(target))
  const isHidden = kind === 'page' && /\bnoindex\b/i.test(headers['x-robots-tag'] ?? '')
  const seconds = (wait / 1_000).toFixed(1).replace('.', ',')
  return [
    judgeContent(expected, answer),
    judgeHeaders(expected, answer),
    judgeCaching(expected, answer),
    isLong && isText && !headers['content-encoding'] ? fault('compression', target) : [],
    isHidden && !bytes.includes('noindex') ? fault('noindex', target) : [],
    kind === 'page' && isSlow(answer, net) ? fault('speed', target, seconds) : [],
  ].flat()
}

/** Each page and file of a build, and what is not there: a page, and a file of an earlier build. */
export function askAnswers(site: BuiltSite, origin: string, net: Net): Question[] {
  const expect = (kind: Expected['kind'], address: string, file: string, target = address) => {
    const bytes = readFileSync(path.join(site.folder, file))
    const expected = { site, target, kind, bytes }
    const url = origin + address
    return { target, url, judge: (answer: HttpAnswer) => judge(expected, answer, net) }
  }
  const nowhere = `doctor-${randomUUID()}`
  const script = `${hashedFolder}${nowhere}.js`
  return [
    ...site.pages.map(page => expect('page', page.path, fileOf(page))),
    ...site.files.map(address => expect('file', address, address)),
    expect('notFound', `/${nowhere}`, '404.html', 'una pagina che non c’è'),
    expect('notFound', script, '404.html', `un file di ${hashedFolder} che non c’è`),
  ]
}
