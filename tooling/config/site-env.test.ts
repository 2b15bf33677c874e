import { expect, test } from 'vitest'
import { ConfigurationError, readPorts, resolveSiteEnv, toDefine } from './site-env.ts'

const local = {
  forceDemo: false,
  isHost: false,
  inboxUrl: 'http://localhost:4174',
  problems: [] as string[],
  locate: () => null,
}
const real = {
  VITE_LEAD_WEBHOOK_URL: 'https://hook.eu1.make.com/lead',
  VITE_COMPANY_WEBHOOK_URL: 'https://hook.eu1.make.com/company',
}
const unfinished = { ...local, problems: ['src/content/business/company.json:1: email: manca'] }

test('without webhooks the build is a demonstration that posts to the local inbox', () => {
  expect(resolveSiteEnv({ VITE_LEAD_WEBHOOK_URL: ' ' }, unfinished)).toEqual({
    IS_DEMO: true,
    VITE_LEAD_WEBHOOK_URL: 'http://localhost:4174/lead',
    VITE_LEAD_WEBHOOK_MODE: 'no-cors',
    VITE_COMPANY_WEBHOOK_URL: 'http://localhost:4174/company',
    VITE_LEAD_CAMPAIGN: '',
    VITE_GOOGLE_TAG_ID: '',
    VITE_GOOGLE_ADS_CONVERSION: '',
    VITE_META_PIXEL_ID: '',
  })
})

test('a check without webhooks is a demonstration whatever the content, and with them it is real', () => {
  expect(resolveSiteEnv({}, { ...local, isCheck: true }).IS_DEMO).toBe(true)
  expect(resolveSiteEnv(real, { ...local, isCheck: true }).IS_DEMO).toBe(false)
})

test('with both webhooks the build is real', () => {
  const services = { VITE_GOOGLE_TAG_ID: 'G-ABC123', VITE_META_PIXEL_ID: '1234567890' }
  expect(resolveSiteEnv({ ...real, ...services, VITE_LEAD_WEBHOOK_MODE: 'cors' }, local)).toEqual({
    IS_DEMO: false,
    VITE_LEAD_WEBHOOK_URL: 'https://hook.eu1.make.com/lead',
    VITE_LEAD_WEBHOOK_MODE: 'cors',
    VITE_COMPANY_WEBHOOK_URL: 'https://hook.eu1.make.com/company',
    VITE_LEAD_CAMPAIGN: '',
    VITE_GOOGLE_TAG_ID: 'G-ABC123',
    VITE_GOOGLE_ADS_CONVERSION: '',
    VITE_META_PIXEL_ID: '1234567890',
  })
})

test('a forced demonstration keeps the configured webhooks', () => {
  const { VITE_LEAD_WEBHOOK_URL } = real
  expect(
    resolveSiteEnv({ VITE_LEAD_WEBHOOK_URL }, { ...unfinished, forceDemo: true }),
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
    /VITE_COMPANY_WEBHOOK_URL: manca; scrivi in npm run setup, sotto “Collegamenti”/,
  ],
  [
    'a missing lead webhook',
    { VITE_COMPANY_WEBHOOK_URL: real.VITE_COMPANY_WEBHOOK_URL },
    /VITE_LEAD_WEBHOOK_URL: manca;/,
  ],
  [
    'a webhook without https',
    { ...real, VITE_LEAD_WEBHOOK_URL: 'http://hook.eu1.make.com/lead' },
    /VITE_LEAD_WEBHOOK_URL: "http:\/\/hook\.eu1\.make\.com\/lead" non è un indirizzo https:\/\/; copialo intero/,
  ],
  [
    'a webhook that is not an address',
    { ...real, VITE_COMPANY_WEBHOOK_URL: 'hook.eu1.make.com' },
    /VITE_COMPANY_WEBHOOK_URL: "hook\.eu1\.make\.com" non è un indirizzo https/,
  ],
  [
    'a webhook with a password',
    { ...real, VITE_LEAD_WEBHOOK_URL: 'https://user:s3cret@n8n.palestra.it/webhook/x' },
    /VITE_LEAD_WEBHOOK_URL: "https:\/\/…@n8n\.palestra\.it\/webhook\/x" contiene un utente o una password/,
  ],
  [
    'a webhook on an IPv6 address',
    { ...real, VITE_COMPANY_WEBHOOK_URL: 'https://[2001:db8::1]/company' },
    /VITE_COMPANY_WEBHOOK_URL: "https:\/\/\[2001:db8::1\]\/company" è un indirizzo IPv6.*; scrivi il nome/,
  ],
  [
    'a webhook on this machine',
    { ...real, VITE_LEAD_WEBHOOK_URL: 'http://localhost:4174/lead' },
    /VITE_LEAD_WEBHOOK_URL: "http:\/\/localhost:4174\/lead" è l’indirizzo di questa macchina.*; scrivi.*--mode demo/,
  ],
  [
    'a webhook that is an example',
    { ...real, VITE_COMPANY_WEBHOOK_URL: 'https://hook.example.com/abc' },
    /VITE_COMPANY_WEBHOOK_URL: "https:\/\/hook\.example\.com\/abc" è un indirizzo riservato agli esempi; scrivi/,
  ],
  [
    'an invalid identifier',
    { ...real, VITE_GOOGLE_TAG_ID: '<script>', VITE_META_PIXEL_ID: 'pixel' },
    /VITE_GOOGLE_TAG_ID: "<script>" non è il codice.*come G-ABC123[\s\S]*VITE_META_PIXEL_ID: "pixel" non è il numero/,
  ],
  [
    'an unknown mode',
    { ...real, VITE_LEAD_WEBHOOK_MODE: 'same-origin' },
    /VITE_LEAD_WEBHOOK_MODE: "same-origin" non è una modalità; scrivi no-cors oppure cors/,
  ],
  [
    'a misspelt name',
    { VITE_LEAD_WEBHOK_URL: 'https://a.it', VITE_COMPANY_WEBHOK_URL: 'https://b.it' },
    /VITE_LEAD_WEBHOK_URL: non è un’impostazione di questo sito; i nomi giusti sono VITE_LEAD_WEBHOOK_URL, [\s\S]*VITE_COMPANY_WEBHOK_URL: non è/,
  ],
])('%s stops the build with an explanation', (_sentence, variables, message) => {
  expect(() => resolveSiteEnv(variables, local)).toThrow(message)
})

test('a forced demonstration may post to this machine, without TLS, and to an example', () => {
  const webhooks = {
    VITE_LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/lead',
    VITE_COMPANY_WEBHOOK_URL: 'https://hook.example.com/company',
  }
  expect(resolveSiteEnv(webhooks, { ...local, forceDemo: true })).toMatchObject(webhooks)
})

test('what no browser can post to stops a demonstration too', () => {
  const password = { VITE_LEAD_WEBHOOK_URL: 'http://user:s3cret@localhost:4174/lead' }
  const demo = { ...unfinished, forceDemo: true }
  expect(() => resolveSiteEnv(password, demo)).toThrow(/contiene un utente o una password/)
  expect(() => resolveSiteEnv(password, demo)).not.toThrow(/s3cret/)
})

test.each([
  ['whose data are whole', local],
  ['that a host builds', { ...unfinished, isHost: true }],
  ['that a host checks', { ...unfinished, isHost: true, isCheck: true }],
])('a site %s is no demonstration for want of webhooks', (_sentence, options) => {
  expect(() => resolveSiteEnv({}, options)).toThrow(
    /VITE_LEAD_WEBHOOK_URL: manca; scrivi.*--mode demo[\s\S]*VITE_COMPANY_WEBHOOK_URL: manca/,
  )
  expect(resolveSiteEnv({}, { ...options, forceDemo: true }).IS_DEMO).toBe(true)
})

test('a real build reports all problems at once', () => {
  const problems = ['company.json:10: email: manca', 'team.json:7: members: manca']
  expect(() => resolveSiteEnv({ VITE_LEAD_WEBHOOK_URL: 'x' }, { ...local, problems })).toThrow(
    /VITE_LEAD_WEBHOOK_URL: "x" non è[\s\S]*VITE_COMPANY_WEBHOOK_URL: manca[\s\S]*company\.json:10[\s\S]*team\.json:7.*\nTutto questo si scrive nella pagina che apre npm run setup/,
  )
})

test('a demonstration does not check the business data', () => {
  const found = { ...local, problems: ['company.json:14: company.vatNumber: …'] }
  expect(resolveSiteEnv({}, { ...found, forceDemo: true }).IS_DEMO).toBe(true)
  expect(resolveSiteEnv(real, { ...found, forceDemo: true }).IS_DEMO).toBe(true)
  expect(() => resolveSiteEnv(real, found)).toThrow(/ - company\.json:14: company\.vatNumber/)
})

test('an invalid variable is reported with the line of the file that sets it', () => {
  const bad = {
    VITE_LEAD_WEBHOOK_URL: 'https://hook.example.com/lead',
    VITE_COMPANY_WEBHOOK_URL: real.VITE_COMPANY_WEBHOOK_URL,
    VITE_META_PIXEL_ID: 'pixel',
  }
  const from = (place: string) => ({ ...local, locate: () => place })
  expect(() => resolveSiteEnv(bad, from('.env:3'))).toThrow(
    / - \.env:3: VITE_META_PIXEL_ID: "pixel"/,
  )
  expect(() => resolveSiteEnv(bad, from('.env:3'))).toThrow(
    / - \.env:3: VITE_LEAD_WEBHOOK_URL: "https/,
  )
  expect(() => resolveSiteEnv(bad, from('environment'))).toThrow(/ - VITE_META_PIXEL_ID: /)
})

test('ports have defaults, can be set and are validated', () => {
  expect(readPorts({ VITE_OTHER: 'x' })).toEqual({ site: 4173, inbox: 4174 })
  expect(readPorts({ SITE_PORT: '80', INBOX_PORT: '65535' })).toEqual({ site: 80, inbox: 65535 })
  expect(readPorts({ SITE_PORT: '1' }).site).toBe(1)
  for (const SITE_PORT of ['0', '65536', '41 73', 'http', '-1', '1e3', '0x50', '80.0'])
    expect(() => readPorts({ SITE_PORT }), SITE_PORT).toThrow(
      /SITE_PORT: ".*" non è il numero di una porta; scrivine uno/,
    )
})

/** What stops a build. */
function problemsOf(build: () => unknown) {
  try {
    build()
  } catch (error) {
    if (error instanceof ConfigurationError) return error
  }
  throw new Error('Nothing has stopped the build')
}

test('a port that is wrong is named alone: nothing else is to be done', () => {
  const error = problemsOf(() => readPorts({ INBOX_PORT: 'x' }))
  const [problem] = error.problems
  expect(problem).toMatch(/^INBOX_PORT: "x"/)
  expect(error.message).toBe(`Il sito non si può costruire così:\n  - ${problem}`)
  expect(error.name).toBe('ConfigurationError')
})

test('advice comes after the problems, and none for a demonstration', () => {
  const wrong = { ...real, VITE_META_PIXEL_ID: 'pixel' }
  const ending = (options: typeof local) =>
    problemsOf(() => resolveSiteEnv(wrong, options))
      .message.split('\n')
      .slice(2)
  const setup = expect.stringContaining('npm run setup')
  expect(ending(local)).toEqual([setup])
  expect(ending(unfinished)).toEqual([expect.stringContaining('email: manca'), setup])
  expect(ending({ ...unfinished, forceDemo: true })).toEqual([])
})

test('a value counts without the blanks around it, and other variables do not count', () => {
  const around = { VITE_LEAD_WEBHOOK_URL: ' https://hook.eu1.make.com/lead\n' }
  const others = { PATH: '/bin', VITE_USER_NODE_ENV: 'production', VITE_META_PIXEL_ID: undefined }
  expect(resolveSiteEnv({ ...real, ...around, ...others }, local)).toMatchObject(real)
})

test('the campaign reaches the site when it is wanted', () => {
  const campaign = { VITE_LEAD_CAMPAIGN: 'utm' }
  expect(resolveSiteEnv({ ...real, ...campaign }, local)).toMatchObject(campaign)
})

test('the site reads the settings as constants', () => {
  const env = resolveSiteEnv(real, local)
  expect(toDefine(env)).toMatchObject({
    'import.meta.env.IS_DEMO': 'false',
    'import.meta.env.VITE_LEAD_WEBHOOK_URL': '"https://hook.eu1.make.com/lead"',
  })
})

test('a conversion of Google Ads needs a tag that counts it', () => {
  const conversion = { VITE_GOOGLE_ADS_CONVERSION: 'AW-123456789/AbC-D_efG' }
  expect(() => resolveSiteEnv({ ...real, ...conversion }, local)).toThrow(
    'VITE_GOOGLE_ADS_CONVERSION: vuole un tag Google che conta le conversioni (VITE_GOOGLE_TAG_ID), e c’è ""; scrivine uno che comincia con AW- o GT-',
  )
  expect(() =>
    resolveSiteEnv({ ...real, ...conversion, VITE_GOOGLE_TAG_ID: 'G-ABC123' }, local),
  ).toThrow('e c’è "G-ABC123"')
  expect(() =>
    resolveSiteEnv({ ...real, ...conversion, VITE_GOOGLE_TAG_ID: 'XAW-1' }, local),
  ).toThrow('e c’è "XAW-1"')
  const tagged = { ...real, ...conversion, VITE_GOOGLE_TAG_ID: 'AW-123456789' }
  expect(resolveSiteEnv(tagged, local)).toMatchObject(conversion)
  expect(() => resolveSiteEnv({ ...tagged, VITE_GOOGLE_ADS_CONVERSION: 'AW-123' }, local)).toThrow(
    '"AW-123" non è una conversione di Google Ads; copiala da lì, come AW-123456789/AbC-D_efG',
  )
})
