// @vitest-environment node
import { expect, test } from 'vitest'
import { readPorts, resolveSiteEnv } from './site-env.ts'

const local = {
  forceDemo: false,
  inboxUrl: 'http://localhost:4174',
  findPlaceholders: () => [],
  findBusinessProblems: () => [],
  locate: () => null,
}
const real = {
  VITE_LEAD_WEBHOOK_URL: 'https://hook.example.com/lead',
  VITE_COMPANY_WEBHOOK_URL: 'https://hook.example.com/company',
}

test('without webhooks the build is a demonstration that posts to the local inbox', () => {
  expect(resolveSiteEnv({ VITE_LEAD_WEBHOOK_URL: ' ' }, local)).toEqual({
    IS_DEMO: true,
    VITE_LEAD_WEBHOOK_URL: 'http://localhost:4174/lead',
    VITE_LEAD_WEBHOOK_MODE: 'no-cors',
    VITE_COMPANY_WEBHOOK_URL: 'http://localhost:4174/company',
    VITE_GOOGLE_TAG_ID: '',
    VITE_META_PIXEL_ID: '',
  })
})

test('with both webhooks the build is real', () => {
  const services = { VITE_GOOGLE_TAG_ID: 'G-ABC123', VITE_META_PIXEL_ID: '1234567890' }
  expect(resolveSiteEnv({ ...real, ...services, VITE_LEAD_WEBHOOK_MODE: 'cors' }, local)).toEqual({
    IS_DEMO: false,
    VITE_LEAD_WEBHOOK_URL: 'https://hook.example.com/lead',
    VITE_LEAD_WEBHOOK_MODE: 'cors',
    VITE_COMPANY_WEBHOOK_URL: 'https://hook.example.com/company',
    VITE_GOOGLE_TAG_ID: 'G-ABC123',
    VITE_META_PIXEL_ID: '1234567890',
  })
})

test('a forced demonstration keeps the configured webhooks', () => {
  const { VITE_LEAD_WEBHOOK_URL } = real
  expect(
    resolveSiteEnv(
      { VITE_LEAD_WEBHOOK_URL },
      { ...local, forceDemo: true, findPlaceholders: () => ['x'] },
    ),
  ).toMatchObject({
    IS_DEMO: true,
    VITE_LEAD_WEBHOOK_URL: VITE_LEAD_WEBHOOK_URL,
    VITE_COMPANY_WEBHOOK_URL: 'http://localhost:4174/company',
  })
})

test.each([
  [
    'a missing company webhook',
    { VITE_LEAD_WEBHOOK_URL: real.VITE_LEAD_WEBHOOK_URL },
    /VITE_COMPANY_WEBHOOK_URL is missing: set it in \.env/,
  ],
  [
    'a missing lead webhook',
    { VITE_COMPANY_WEBHOOK_URL: real.VITE_COMPANY_WEBHOOK_URL },
    /VITE_LEAD_WEBHOOK_URL is missing/,
  ],
  [
    'a webhook without https',
    { ...real, VITE_LEAD_WEBHOOK_URL: 'http://hook.example.com/lead' },
    /VITE_LEAD_WEBHOOK_URL must be an https:\/\/ address.*"http:\/\/hook/,
  ],
  [
    'a webhook that is not an address',
    { ...real, VITE_COMPANY_WEBHOOK_URL: 'hook.example.com' },
    /VITE_COMPANY_WEBHOOK_URL must be an https/,
  ],
  [
    'an invalid identifier',
    { ...real, VITE_GOOGLE_TAG_ID: '<script>', VITE_META_PIXEL_ID: 'pixel' },
    /VITE_GOOGLE_TAG_ID must look like G-ABC123, not "<script>"[\s\S]*VITE_META_PIXEL_ID must be the number/,
  ],
  [
    'an unknown mode',
    { ...real, VITE_LEAD_WEBHOOK_MODE: 'same-origin' },
    /VITE_LEAD_WEBHOOK_MODE must be "no-cors" or "cors", not "same-origin"/,
  ],
  [
    'a misspelt name',
    { VITE_LEAD_WEBHOK_URL: 'https://a.it', VITE_COMPANY_WEBHOK_URL: 'https://b.it' },
    /VITE_LEAD_WEBHOK_URL is not a setting of this site[\s\S]*VITE_COMPANY_WEBHOK_URL is not/,
  ],
])('%s stops the build with an explanation', (_sentence, variables, message) => {
  expect(() => resolveSiteEnv(variables, local)).toThrow(message)
})

test('a webhook on this machine may use http', () => {
  const loopback = {
    VITE_LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/lead',
    VITE_COMPANY_WEBHOOK_URL: 'http://localhost:9/company',
  }
  expect(resolveSiteEnv(loopback, local).IS_DEMO).toBe(false)
})

test('a real build reports all problems at once, including placeholders', () => {
  const placeholders = ['src/content/site.ts:10: email: demo(…)', 'src/content/home.ts:7: demo({']
  expect(() =>
    resolveSiteEnv(
      { VITE_LEAD_WEBHOOK_URL: 'x' },
      { ...local, findPlaceholders: () => placeholders },
    ),
  ).toThrow(
    /VITE_LEAD_WEBHOOK_URL must be[\s\S]*VITE_COMPANY_WEBHOOK_URL is missing[\s\S]*site\.ts:10[\s\S]*home\.ts:7/,
  )
})

test('a demonstration does not check the business data', () => {
  const found = { ...local, findBusinessProblems: () => ['src/content/site.ts:14: vatNumber'] }
  expect(resolveSiteEnv({}, found).IS_DEMO).toBe(true)
  expect(resolveSiteEnv(real, { ...found, forceDemo: true }).IS_DEMO).toBe(true)
  expect(() => resolveSiteEnv(real, found)).toThrow(/ - src\/content\/site\.ts:14: vatNumber/)
})

test('an invalid variable is reported with the line of the file that sets it', () => {
  const bad = { ...real, VITE_META_PIXEL_ID: 'pixel' }
  const from = (place: string) => ({ ...local, locate: () => place })
  expect(() => resolveSiteEnv(bad, from('.env:3'))).toThrow(/ - \.env:3: VITE_META_PIXEL_ID must/)
  expect(() => resolveSiteEnv(bad, from('environment'))).toThrow(/ - VITE_META_PIXEL_ID must/)
})

test('ports have defaults, can be set and are validated', () => {
  expect(readPorts({ VITE_OTHER: 'x' })).toEqual({ site: 4173, inbox: 4174 })
  expect(readPorts({ SITE_PORT: '80', INBOX_PORT: '65535' })).toEqual({ site: 80, inbox: 65535 })
  for (const SITE_PORT of ['0', '65536', '41 73', 'http', '-1', '1e3'])
    expect(() => readPorts({ SITE_PORT }), SITE_PORT).toThrow(/SITE_PORT must be the number/)
})
