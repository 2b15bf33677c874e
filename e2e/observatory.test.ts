import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  fixedHeaders,
  type Header,
} from '../tooling/hosting/security-headers.ts'
import { observe } from './observatory.ts'

const env: SiteEnv = {
  IS_DEMO: false,
  VITE_LEAD_WEBHOOK_URL: 'https://hook.example.com/lead',
  VITE_LEAD_WEBHOOK_MODE: 'no-cors',
  VITE_COMPANY_WEBHOOK_URL: 'https://hook.example.com/company',
  VITE_LEAD_CAMPAIGN: '',
  VITE_GOOGLE_TAG_ID: '',
  VITE_GOOGLE_ADS_CONVERSION: '',
  VITE_META_PIXEL_ID: '',
}
const hashes = { scriptHashes: ['c2NyaXB0'], styleHashes: ['c3R5bGU='] }
const html = '<script>start()</script><script type="module" src="/assets/index.js"></script>'
const hostname = 'www.example.it'
const headers = [contentSecurityPolicy({ ...hashes, env }), ...fixedHeaders]

const without = (name: string) => headers.filter(([other]) => other !== name)
const instead = (name: string, value: string): Header[] => [...without(name), [name, value]]
const policyWith = (from: string, to: string): Header[] => {
  const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? ''
  expect(policy).toContain(from)
  return instead('Content-Security-Policy', policy.replace(from, to))
}

test('the site gets the top grade and every bonus there is for it', () => {
  expect(observe({ headers, html, hostname })).toMatchObject({ grade: 'A+', score: 130 })
})

test('with every service and player it keeps the top grade', () => {
  const policy = contentSecurityPolicy({
    ...hashes,
    env: { ...env, VITE_GOOGLE_TAG_ID: 'G-ABC123', VITE_META_PIXEL_ID: '1234567890' },
    players: ['youtube', 'vimeo'],
  })
  expect(observe({ headers: [policy, ...fixedHeaders], html, hostname })).toMatchObject({
    grade: 'A+',
    score: 130,
  })
})

test.each<[string, readonly Header[], number, string]>([
  ['no policy', without('Content-Security-Policy'), 55, 'C'],
  ['a directive said twice', policyWith("base-uri 'none'", "img-src 'none'"), 55, 'C'],
  ['inline scripts', policyWith("'sha256-c2NyaXB0'", "'unsafe-inline'"), 80, 'B+'],
  ['scripts from anywhere', policyWith("script-src 'self'", 'script-src https:'), 80, 'B+'],
  ['data: as a script', policyWith("script-src 'self'", 'script-src data:'), 80, 'B+'],
  ['a webhook over http', policyWith('connect-src', 'connect-src http://a.example'), 80, 'B+'],
  ['eval', policyWith("script-src 'self'", "script-src 'self' 'unsafe-eval'"), 110, 'A+'],
  ['images over http', policyWith("img-src 'self'", 'img-src http://a.example'), 110, 'A+'],
  ['inline styles', policyWith("'sha256-c3R5bGU='", "'unsafe-inline'"), 120, 'A+'],
  ['an open default', policyWith("default-src 'none'", "default-src 'self'"), 125, 'A+'],
  ['framing by anyone', policyWith("frame-ancestors 'none'; ", ''), 80, 'B+'],
  ['no HSTS', without('Strict-Transport-Security'), 80, 'B+'],
  ['a month of HSTS', instead('Strict-Transport-Security', 'max-age=2592000'), 120, 'A+'],
  ['HSTS without an age', instead('Strict-Transport-Security', 'includeSubDomains'), 80, 'B+'],
  ['no nosniff', without('X-Content-Type-Options'), 125, 'A+'],
  ['a referrer for all', instead('Referrer-Policy', 'unsafe-url'), 120, 'A+'],
  ['an unknown referrer policy', instead('Referrer-Policy', 'none'), 120, 'A+'],
  ['no CORP', without('Cross-Origin-Resource-Policy'), 120, 'A+'],
  ['an invalid CORP', instead('Cross-Origin-Resource-Policy', 'self'), 115, 'A+'],
  [
    'access with credentials',
    [
      ...headers,
      ['Access-Control-Allow-Origin', hostname],
      ['Access-Control-Allow-Credentials', 'true'],
    ],
    50,
    'C',
  ],
])('%s costs points', (_what, weakened, score, grade) => {
  expect(observe({ headers: weakened, html, hostname })).toMatchObject({ score, grade })
})

test.each([
  ['https://cdn.example.com/a.js', 125],
  ['http://cdn.example.com/a.js', 50],
  ['//cdn.example.com/a.js', 50],
  ['https://www.example.it/a.js', 130],
])('a script from %s is judged', (source, score) => {
  const page = `<script src="${source}"></script>`
  expect(observe({ headers, html: page, hostname }).score).toBe(score)
})
