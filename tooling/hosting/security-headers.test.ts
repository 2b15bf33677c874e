import { expect, test } from 'vitest'
import { contentSecurityPolicy, type PolicyInput } from './security-headers.ts'
import { demoEnv as demo } from './testing/demo-env.ts'

const real: SiteEnv = {
  ...demo,
  IS_DEMO: false,
  VITE_LEAD_WEBHOOK_URL: 'https://hook.eu1.make.com/abc?key=1',
  VITE_COMPANY_WEBHOOK_URL: 'https://n8n.example.com/webhook/a;b,c$d',
}

function directivesOf(input: Partial<PolicyInput>): Record<string, string> {
  const hashes = { scriptHashes: ['c2NyaXB0'], styleHashes: ['c3R5bGU='] }
  const [, policy] = contentSecurityPolicy({ ...hashes, env: demo, ...input })
  return Object.fromEntries(
    policy.split('; ').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

test('a real site with https webhooks upgrades insecure requests', () => {
  expect(directivesOf({ env: real })).toHaveProperty('upgrade-insecure-requests')
  const local = { ...real, VITE_COMPANY_WEBHOOK_URL: 'http://localhost:9/company' }
  expect(directivesOf({ env: local })).not.toHaveProperty('upgrade-insecure-requests')
})

test('webhook sources omit the query and escape characters that would end a directive', () => {
  expect(directivesOf({ env: real })['connect-src']).toBe(
    "'self' https://hook.eu1.make.com/abc https://n8n.example.com/webhook/a%3Bb%2Cc%24d",
  )
})

test('a webhook that both forms share is listed once', () => {
  const env = { ...demo, VITE_COMPANY_WEBHOOK_URL: demo.VITE_LEAD_WEBHOOK_URL }
  expect(directivesOf({ env })['connect-src']).toBe("'self' http://localhost:4174/lead")
})

test('an enabled service adds only the sources that it needs', () => {
  const env = { ...demo, VITE_GOOGLE_TAG_ID: 'G-ABC123' }
  expect(directivesOf({ env })).toEqual({
    ...directivesOf({}),
    'script-src': "'self' 'sha256-c2NyaXB0' https://www.googletagmanager.com",
    'img-src':
      "'self' https://*.google-analytics.com https://*.googletagmanager.com https://*.g.doubleclick.net https://*.google.com https://*.google.it",
    'connect-src':
      "'self' http://localhost:4174/lead http://localhost:4174/company https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://*.g.doubleclick.net https://*.google.com https://*.google.it https://pagead2.googlesyndication.com",
    'frame-src': 'https://td.doubleclick.net https://www.googletagmanager.com',
    'trusted-types': 'default',
  })
})

test('the counts may reach their own origin, and nothing else is added', () => {
  const VITE_COUNTS_URL = 'https://conta.rossi.it:8443/umami/api/send?website=x'
  const directives = directivesOf({})
  expect(directivesOf({ env: { ...demo, VITE_COUNTS_URL } })).toEqual({
    ...directives,
    'connect-src': `${directives['connect-src']} https://conta.rossi.it:8443`,
  })
})

test.each(['AW-123456789', 'GT-ABC123'])('the tag %s may reach the hosts of Google Ads', tag => {
  const directives = directivesOf({ env: { ...demo, VITE_GOOGLE_TAG_ID: tag } })
  expect(directives['script-src']).toMatch(
    /googletagmanager\.com .*www\.googleadservices\.com .*googleads\.g\.doubleclick\.net/,
  )
  expect(directives['img-src']).toMatch(/ https:\/\/www\.googleadservices\.com/)
  expect(directives['connect-src']).toMatch(/ https:\/\/www\.googleadservices\.com/)
  expect(directives['frame-src']).toContain('https://bid.g.doubleclick.net')
})

test('two services share one Trusted Types policy name', () => {
  const env = { ...demo, VITE_GOOGLE_TAG_ID: 'G-ABC123', VITE_META_PIXEL_ID: '1234567890' }
  const directives = directivesOf({ env })
  expect(directives['trusted-types']).toBe('default')
  expect(directives['script-src']).toContain('https://connect.facebook.net')
  expect(directives['img-src']).toContain('https://www.facebook.com')
  expect(directives['connect-src']).toContain('https://www.facebook.com')
})

test('frames are allowed only for a video player in use', () => {
  expect(directivesOf({})).not.toHaveProperty('frame-src')
  expect(directivesOf({ film: 'youtube' })).toEqual({
    ...directivesOf({}),
    'frame-src': 'https://www.youtube-nocookie.com',
  })
})
