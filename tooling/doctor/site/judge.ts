import path from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import robotsParser from 'robots-parser'
import { parsePage } from '../../hosting/describe-site.ts'
import { type HostedSite, hashedFolder, headersOf } from '../../hosting/hosted-site.ts'
import type { Header } from '../../hosting/security-headers.ts'
import type { Check } from '../check.ts'
import type { HttpAnswer, Net } from '../request.ts'
import { isSlow, partLength } from './ask.ts'
import type { Expectation, Redirect } from './expectations.ts'
import { fault } from './faults.ts'

/** The types without which browsers refuse a file: every answer says nosniff. */
const types: Record<string, RegExp> = {
  '': /^text\/html/i,
  '.js': /^(?:text|application)\/(?:x-)?javascript/i,
  '.css': /^text\/css/i,
  '.svg': /^image\/svg\+xml/i,
  '.png': /^image\/png/i,
  '.webp': /^image\/webp/i,
  '.jpg': /^image\/jpeg/i,
  '.mp4': /^video\/mp4/i,
  '.vtt': /^text\/vtt/i,
  '.webmanifest': /^application\/manifest\+json/i,
}

const refusals: Record<number, 'password' | 'refused' | 'limited'> = {
  401: 'password',
  403: 'refused',
  429: 'limited',
}

/** A film is compared by its beginning: the whole takes too long on a slow line. */
export const isPart = ({ bytes }: Expectation) => bytes !== null && bytes.length > 1_000_000

/** Hosts need not pack an error or what is short. */
const isCompressible = ({ kind, target, bytes }: Expectation) =>
  kind !== 'notFound' &&
  /^(?:|\.js|\.css|\.svg)$/.test(path.extname(target)) &&
  (bytes?.length ?? 0) > 1_000

/** What a rebuild alone changes. */
const withoutDates = (text: string) => text.replaceAll(/<lastmod>[^<]*/g, '')

function isAsBuilt(expected: Expectation, answer: HttpAnswer): boolean {
  const { target, bytes } = expected
  if (bytes === null) return true
  if (target === '/sitemap.xml') return withoutDates(answer.body) === withoutDates(String(bytes))
  if (!isPart(expected)) return answer.bytes.equals(bytes)
  return answer.bytes.subarray(0, partLength).equals(bytes.subarray(0, partLength))
}

/** What may run, load or show something of others. */
const active =
  'script, style, iframe, frame, object, embed, img, base, meta[http-equiv], link[href]'

function describePart(part: HTMLElement): string {
  const address = part.getAttribute('src') ?? part.getAttribute('href') ?? part.getAttribute('data')
  return `${part.rawTagName.toLowerCase()} ${address ?? 'scritto dentro la pagina'}`
}

function judgePage({ target, bytes }: Expectation, { body }: HttpAnswer): Check {
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
function judgeRobots(site: HostedSite, { target }: Expectation, { body }: HttpAnswer): Check[] {
  const origin = `https://${site.hostname}`
  const rules = robotsParser(`${origin}${target}`, body)
  const paths = site.pages.map(page => page.path)
  const forbidden = paths.filter(each => rules.isDisallowed(origin + each, 'Googlebot'))
  if (forbidden.length > 0) return [fault('robots', target, forbidden.join(', '))]
  const sitemap = `${origin}/sitemap.xml`
  return rules.getSitemaps().includes(sitemap) ? [] : [fault('sitemap', target, sitemap)]
}

function judgeContent(site: HostedSite, expected: Expectation, answer: HttpAnswer): Check[] {
  const { target, kind } = expected
  if (target === '/robots.txt') return judgeRobots(site, expected, answer)
  if (isAsBuilt(expected, answer)) return []
  if (kind === 'notFound') return [fault('other-not-found', target)]
  if (kind === 'page') return [judgePage(expected, answer)]
  return [fault(target.startsWith(hashedFolder) ? 'damaged' : 'changed', target)]
}

/** Whether a browser takes a header as it was built; a value that is sent twice is one. */
function isSent([name, value]: Header, { headers }: HttpAnswer): boolean {
  const sent = headers[name.toLowerCase()] ?? ''
  const [, seconds] = /^max-age=(\d+)/.exec(sent) ?? []
  if (name === 'Strict-Transport-Security') return Number(seconds) >= 31_536_000
  return sent.includes(value) && sent.replaceAll(value, '').replaceAll(/[,\s]/g, '') === ''
}

/** A host may send the policy of the page or the one for all. */
function judgeHeaders(site: HostedSite, { target }: Expectation, answer: HttpAnswer): Check[] {
  const wrong = headersOf(site, target)
    .filter(([name]) => name !== 'Cache-Control')
    .filter(header => !isSent(header, answer))
    .map(([name]) => name)
    .filter(name => name !== site.commonPolicy[0] || !isSent(site.commonPolicy, answer))
  const missing = wrong.filter(name => !answer.headers[name.toLowerCase()])
  const different = wrong.filter(name => !missing.includes(name))
  return [
    missing.length > 0 ? fault('no-headers', target, missing.join(', ')) : [],
    different.length > 0 ? fault('headers', target, different.join(', ')) : [],
  ].flat()
}

const hour = 3_600
const day = 24 * hour

/** The seconds for which a browser keeps an answer without asking again; null when it may choose. */
function secondsKept(rule: string): number | null {
  if (/\bno-(?:store|cache)\b/i.test(rule)) return 0
  const [, seconds] = /\bmax-age=(\d+)/i.exec(rule) ?? []
  return seconds === undefined ? null : Number(seconds)
}

/** Files whose name changes with their content may be kept for ever, the others may not. */
function judgeCaching({ target, kind }: Expectation, { headers }: HttpAnswer): Check[] {
  const rule = headers['cache-control'] ?? 'nessuna regola'
  const kept = secondsKept(rule)
  const seconds = kept ?? 0
  if (kind === 'notFound') return seconds > 0 ? [fault('missing-file', target, rule)] : []
  if (target.startsWith(hashedFolder))
    return seconds < 30 * day ? [fault('forgotten', target, rule)] : []
  if (kind === 'file') return seconds > day ? [fault('kept', target, rule)] : []
  if (kept === 0) return []
  // GitHub Pages keeps pages for ten minutes, and nothing can change it.
  return [fault(seconds > hour ? 'kept' : 'kept-briefly', target, rule)]
}

/** Compares an answer with what was expected. */
export function judge(
  site: HostedSite | null,
  expected: Expectation,
  answer: HttpAnswer,
  net: Net,
): Check[] {
  const { target, kind, bytes } = expected
  const { status, headers, wait } = answer
  const refusal = refusals[status]
  if (refusal) return [fault(refusal, target)]
  if (kind === 'notFound' && status !== 404) return [fault('not-found', target, status)]
  if (!site) return []
  if (kind !== 'notFound' && status >= 300 && status < 400)
    return [fault('redirected', target, headers.location)]
  if (kind !== 'notFound' && status !== 200 && status !== 206)
    return [fault('missing', target, status)]
  const type = kind === 'notFound' ? undefined : types[path.extname(target)]
  const sentType = headers['content-type'] ?? 'nessuno'
  if (type && !type.test(sentType)) return [fault('type', target, sentType)]
  const isHidden = kind === 'page' && /\bnoindex\b/i.test(headers['x-robots-tag'] ?? '')
  const seconds = (wait / 1_000).toFixed(1).replace('.', ',')
  return [
    judgeContent(site, expected, answer),
    judgeHeaders(site, expected, answer),
    judgeCaching(expected, answer),
    isCompressible(expected) && !headers['content-encoding'] ? fault('compression', target) : [],
    isHidden && !bytes?.includes('noindex') ? fault('noindex', target) : [],
    kind === 'page' && isSlow(answer, net) ? fault('speed', target, seconds) : [],
  ].flat()
}

/** Where an answer sends the browser. */
export function targetOf({ status, headers }: HttpAnswer, url: string): string | null {
  const { location } = headers
  if (status < 300 || status > 399 || !location || !URL.canParse(location, url)) return null
  return new URL(location, url).href
}

/** A page may be unknown under another spelling, but it may not have two addresses. */
export function judgeRedirect(expected: Redirect, answer: HttpAnswer): Check[] {
  const { kind, target, url, location } = expected
  const found = targetOf(answer, url)
  // A server behind another that speaks https may not know that it does.
  const reached = kind === 'https' ? found : found?.replace(/^http:/, new URL(location).protocol)
  const isRight = reached === location || refusals[answer.status] !== undefined
  if (isRight || (kind === 'slash' && answer.status === 404)) return []
  return [
    fault(kind, target, found ? `rimanda a ${found}` : `risponde con il codice ${answer.status}`),
  ]
}
