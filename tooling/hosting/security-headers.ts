import type { Needs } from '../../src/content/services/provider.ts'
import { serviceNeeds } from '../../src/content/services/services.ts'

export type Header = readonly [name: string, value: string]

export interface PolicyInput {
  /** SHA-256 hashes, in base64, of the inline scripts and stylesheets that the policy allows. */
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  env: SiteEnv
  film?: ImportMetaEnv['FILM']
}

/**
 * What no page may do with the visitor's device, a script of another company neither: hear, see or
 * find the visitor, ask for money, and read the motion sensors, which needs no permission.
 */
const deniedFeatures =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=()'

/** Drops the query. Escapes `;` and `,` (policy syntax) and `$` (server configuration). */
export function toSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(/[;,$]/g, encodeURIComponent)
}

const unique = (values: readonly string[]) => [...new Set(values)]
const quoteHashes = (hashes: readonly string[]) => unique(hashes).map(hash => `'sha256-${hash}'`)

/** docs/decisions/0004 explains its values. */
export function contentSecurityPolicy(input: PolicyInput): Header {
  const { scriptHashes, styleHashes, env, film = 'none' } = input
  const webhooks = [env.VITE_LEAD_WEBHOOK_URL, env.VITE_COMPANY_WEBHOOK_URL]
  const needs = serviceNeeds(env, film)
  const needed = (directive: keyof Needs) => unique(needs.flatMap(need => need[directive] ?? []))
  const frames = needed('frame-src')
  const policies = needed('trusted-types')
  // A demonstration runs without TLS, and a webhook on this machine may too.
  const upgrades = !env.IS_DEMO && webhooks.every(address => address.startsWith('https:'))
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoteHashes(scriptHashes), ...needed('script-src')],
    ['style-src', "'self'", ...quoteHashes(styleHashes)],
    ['img-src', "'self'", ...needed('img-src')],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    // 'self' is for tools that look at robots.txt from within a page: Lighthouse does.
    ['connect-src', "'self'", ...unique(webhooks.map(toSource)), ...needed('connect-src')],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...(policies.length > 0 ? policies : ["'none'"])],
    ...(upgrades ? [['upgrade-insecure-requests']] : []),
  ]
  return ['Content-Security-Policy', directives.map(parts => parts.join(' ')).join('; ')]
}

/** The security headers that are the same in every answer of every build. */
export const fixedHeaders: readonly Header[] = [
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', deniedFeatures],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]
