import type { Header } from '../tooling/hosting/security-headers.ts'

/*
 * The scoring of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/analyzer/tests
 * and src/grader/charts.js), for an answer over https that sets no cookie. Redirection and preloading
 * of HSTS depend on the deployment and count nothing here.
 */
export interface HttpAnswer {
  headers: readonly Header[]
  html: string
  hostname: string
}

interface Verdict {
  test: string
  modifier: number
  reason: string
}

type Policy = Map<string, string[]>

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const unsafe = [...broad, "'unsafe-inline'", 'data:']
const hasHash = (sources: string[]) => sources.some(each => /^'(?:sha\d{3}|nonce)-/.test(each))
const hasAny = (sources: string[], list: string[]) => sources.some(each => list.includes(each))
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source)

function parsePolicy(text: string): Policy | null {
  const policy: Policy = new Map()
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (policy.has(name)) return null
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources)
  }
  return policy
}

function judgePolicy(policy: Policy | null): [modifier: number, reason: string] {
  if (!policy) return [-25, 'invalid']
  if (policy.size === 0) return [-25, 'not implemented']
  const fallback = policy.get('default-src') ?? ['*']
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? fallback
    return hasHash(sources) ? sources.filter(each => each !== "'unsafe-inline'") : sources
  }
  const script = sourcesOf('script-src')
  const style = sourcesOf('style-src')
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')]
  const active = [...policy]
    .filter(([name]) => !['img-src', 'media-src', 'script-src'].includes(name))
    .flatMap(([, sources]) => sources)
    .concat(script)
  if (script.includes("'strict-dynamic'") && !hasHash(script)) return [-25, 'invalid']
  if (hasAny(script, unsafe) || hasAny(sourcesOf('object-src'), broad)) {
    return [-20, 'unsafe sources for scripts or objects']
  }
  if (active.some(isInsecure)) return [-20, 'active content over http']
  if ([...script, ...style].includes("'unsafe-eval'")) return [-10, 'unsafe-eval']
  if (passive.some(isInsecure)) return [-10, 'images or media over http']
  if (hasAny(style, unsafe)) return [0, 'unsafe sources for styles']
  return fallback.length === 1 && fallback[0] === "'none'"
    ? [10, "default-src 'none', nothing unsafe"]
    : [5, 'nothing unsafe']
}

function judgeReferrer(value: string | undefined): [number, string] {
  if (value === undefined) return [0, 'not implemented']
  const known = value
    .toLowerCase()
    .split(',')
    .map(each => each.trim())
    .filter(each => /^(?:no-referrer|same-origin|strict-origin|origin|unsafe-url)/.test(each))
  const isPrivate =
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      known.at(-1) ?? '',
    )
  return isPrivate ? [5, 'private'] : [-5, 'unsafe or unknown']
}

function judgeTransport(value: string | undefined): [number, string] {
  if (value === undefined) return [-20, 'not implemented']
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(value) ?? []
  if (seconds === undefined || value.includes(',')) return [-20, 'invalid']
  return Number(seconds) < 15_552_000 ? [-10, 'less than six months'] : [0, 'six months or more']
}

function judgeFrames(policy: Policy | null, value: string | undefined): [number, string] {
  if (policy?.has('frame-ancestors')) return [5, 'by frame-ancestors']
  if (value === undefined) return [-20, 'not implemented']
  return /^\s*(?:deny|sameorigin|allow-from)/i.test(value) ? [0, 'by header'] : [-20, 'invalid']
}

function judgeResourcePolicy(value: string | undefined): [number, string] {
  if (value === undefined) return [0, 'not implemented']
  if (/^same-(?:origin|site)$/i.test(value.trim())) return [10, 'same origin or site']
  return /^cross-origin$/i.test(value.trim()) ? [0, 'cross-origin'] : [-5, 'invalid']
}

function judgeSharing(headers: Map<string, string>): [number, string] {
  const isUniversal =
    headers.has('access-control-allow-origin') &&
    headers.get('access-control-allow-credentials') === 'true'
  return isUniversal ? [-50, 'universal access with credentials'] : [0, 'no credentials']
}

function judgeIntegrity({ html, hostname }: HttpAnswer): [number, string] {
  const external = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
    ([, source = '']) =>
      source.startsWith('//') || (/^https?:/.test(source) && new URL(source).hostname !== hostname),
  )
  if (external.some(([, source = '']) => !source.startsWith('https:'))) {
    return [external.every(([tag]) => tag.includes(' integrity=')) ? -20 : -50, 'not over https']
  }
  if (external.some(([tag]) => !tag.includes(' integrity='))) return [-5, 'without integrity']
  return external.length > 0 ? [5, 'external scripts with integrity'] : [0, 'own scripts only']
}

const grades: [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]

/** Bonuses count only for an answer that keeps 90 points without them. */
export function observe(answer: HttpAnswer): { grade: string; score: number; verdicts: Verdict[] } {
  const headers = new Map(answer.headers.map(([name, value]) => [name.toLowerCase(), value]))
  const policy = parsePolicy(headers.get('content-security-policy') ?? '')
  const judged: Record<string, [number, string]> = {
    'content-security-policy': judgePolicy(policy),
    'strict-transport-security': judgeTransport(headers.get('strict-transport-security')),
    'referrer-policy': judgeReferrer(headers.get('referrer-policy')),
    'x-content-type-options':
      headers.get('x-content-type-options')?.toLowerCase() === 'nosniff'
        ? [0, 'nosniff']
        : [-5, 'not nosniff'],
    'x-frame-options': judgeFrames(policy, headers.get('x-frame-options')),
    'cross-origin-resource-policy': judgeResourcePolicy(
      headers.get('cross-origin-resource-policy'),
    ),
    'cross-origin-resource-sharing': judgeSharing(headers),
    'subresource-integrity': judgeIntegrity(answer),
  }
  const verdicts = Object.entries(judged).map(([test, [modifier, reason]]) => ({
    test,
    modifier,
    reason,
  }))
  const sum = (of: (modifier: number) => number) =>
    verdicts.reduce((total, { modifier }) => total + of(modifier), 0)
  const base = Math.max(0, 100 + sum(modifier => Math.min(modifier, 0)))
  const score = base >= 90 ? base + sum(modifier => Math.max(modifier, 0)) : base
  return { grade: grades.find(([from]) => score >= from)?.[1] ?? 'F', score, verdicts }
}
