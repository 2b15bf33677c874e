export type Header = readonly [name: string, value: string]

/** Players of other companies that a page may embed. */
export type VideoPlayer = 'youtube' | 'vimeo'

export interface PolicyInput {
  /** SHA-256 in base64 of every inline script and stylesheet of the pages. */
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  env: SiteEnv
  players?: readonly VideoPlayer[]
}

type Directive = 'script-src' | 'img-src' | 'connect-src' | 'frame-src' | 'trusted-types'
type Needs = Partial<Record<Directive, readonly string[]>>

/** What the policy must open for a part of the site that another company serves. */
const googleTag: Needs = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'trusted-types': ['default'],
}
const metaPixel: Needs = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com'],
  'trusted-types': ['default'],
}
const players: Record<VideoPlayer, Needs> = {
  youtube: { 'frame-src': ['https://www.youtube-nocookie.com'] },
  vimeo: { 'frame-src': ['https://player.vimeo.com'] },
}

/** Device features that no page uses, and no script that slipped in may. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** A webhook as a source of the policy: without its query, and without what means something there or to a server. */
function toSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(/[;,$]/g, encodeURIComponent)
}

const quoteHashes = (hashes: readonly string[]) => hashes.map(hash => `'sha256-${hash}'`)
const unique = (values: readonly string[]) => [...new Set(values)]

function contentSecurityPolicy({ scriptHashes, styleHashes, env, ...options }: PolicyInput) {
  const webhooks = [env.VITE_LEAD_WEBHOOK_URL, env.VITE_COMPANY_WEBHOOK_URL]
  const needs = [
    ...(env.VITE_GOOGLE_TAG_ID ? [googleTag] : []),
    ...(env.VITE_META_PIXEL_ID ? [metaPixel] : []),
    ...(options.players ?? []).map(player => players[player]),
  ]
  const needed = (directive: Directive) => unique(needs.flatMap(need => need[directive] ?? []))
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoteHashes(scriptHashes), ...needed('script-src')],
    ['style-src', "'self'", ...quoteHashes(styleHashes)],
    ['img-src', "'self'", ...needed('img-src')],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', ...unique(webhooks.map(toSource)), ...needed('connect-src')],
  ]
  const frames = needed('frame-src')
  if (frames.length > 0) directives.push(['frame-src', ...frames])
  const policies = needed('trusted-types')
  directives.push(
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...(policies.length > 0 ? policies : ["'none'"])],
  )
  // A demonstration is served without TLS, and posts to an inbox without TLS.
  const isEncrypted = webhooks.every(address => address.startsWith('https:'))
  if (!env.IS_DEMO && isEncrypted) directives.push(['upgrade-insecure-requests'])
  return directives.map(parts => parts.join(' ')).join('; ')
}

/** Headers that are the same for every site. */
const fixedHeaders: readonly Header[] = [
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', unusedFeatures.map(feature => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

const policyName = 'Content-Security-Policy'

export const securityHeaderNames = [policyName, ...fixedHeaders.map(([name]) => name)]

/**
 * The security headers of every answer of the site; each host gets them in its own format. Why each
 * has its value: docs/decisions/0004.
 */
export function securityHeaders(input: PolicyInput): Header[] {
  return [[policyName, contentSecurityPolicy(input)], ...fixedHeaders]
}
