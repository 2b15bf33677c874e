import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { settings as schema } from '../../src/content/schema/settings.ts'
import { copyData } from '../business/testing/copy-data.ts'
import { realBusiness } from '../business/testing/real-business.ts'
import { readBuildConfiguration, toDefine } from './read-build-configuration.ts'
import { initialPorts, settingNames, variableNames, variableOf } from './settings.ts'

const lead = { VITE_LEAD_WEBHOOK_URL: 'https://hook.eu1.make.com/lead' }
const webhooks = { ...lead, VITE_COMPANY_WEBHOOK_URL: 'https://hook.eu1.make.com/company' }
const hosts = ['NETLIFY', 'CF_PAGES', 'VERCEL']

beforeEach(() => {
  for (const name of [...variableNames, ...hosts]) vi.stubEnv(name, undefined)
})

/** A clone, with the data of a whole business or with nothing but examples. */
function clone({ isWhole = true } = {}) {
  const copy = copyData()
  for (const [name, values] of Object.entries(isWhole ? realBusiness : {}))
    copy.write(name, JSON.stringify(values))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return copy
}

/** Builds with these variables; what stops it is thrown. */
async function build(root: string, variables: Record<string, string> = {}, mode = 'production') {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  let said = ''
  vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`${code}${said}`)
  })
  vi.mocked(console.error).mockImplementation(text => {
    said += text
  })
  try {
    return readBuildConfiguration(root, { mode, isServing: false, usesOwn: true })
  } finally {
    for (const name of Object.keys(variables)) vi.stubEnv(name, undefined)
    vi.mocked(console.error).mockClear()
  }
}

test('with both webhooks and whole data the build is real', async () => {
  const { root } = clone()
  const services = { VITE_GOOGLE_TAG_ID: 'G-ABC123', VITE_META_PIXEL_ID: '1234567890' }
  const others = { VITE_LEAD_WEBHOOK_MODE: 'cors', VITE_LEAD_CAMPAIGN: 'utm' }
  const spaced = { VITE_LEAD_WEBHOOK_URL: ` ${lead.VITE_LEAD_WEBHOOK_URL}\n` }
  const { env, usesInbox } = await build(root, { ...webhooks, ...services, ...others, ...spaced })
  expect(env).toMatchObject({
    IS_DEMO: false,
    ...webhooks,
    ...services,
    ...others,
    VITE_GOOGLE_ADS_CONVERSION: '',
  })
  expect(usesInbox).toBe(false)
  expect(toDefine(env)).toMatchObject({
    'import.meta.env.IS_DEMO': 'false',
    'import.meta.env.VITE_LEAD_WEBHOOK_URL': '"https://hook.eu1.make.com/lead"',
  })
})

test('without webhooks and with data that lack something it is a demonstration, but not where a host builds it', async () => {
  const { root } = clone({ isWhole: false })
  const { env, usesInbox, ports } = await build(root, { INBOX_PORT: '4999' })
  expect(env).toMatchObject({
    IS_DEMO: true,
    VITE_LEAD_WEBHOOK_URL: 'http://localhost:4999/lead',
    VITE_LEAD_WEBHOOK_MODE: 'no-cors',
    VITE_COMPANY_WEBHOOK_URL: 'http://localhost:4999/company',
  })
  expect([usesInbox, ports]).toEqual([true, { site: 4173, inbox: 4999 }])
  for (const host of hosts)
    await expect(build(root, { [host]: '1' })).rejects.toThrow(
      '  - VITE_LEAD_WEBHOOK_URL: manca; scrivi in npm run setup',
    )
})

test('whole data without webhooks are no demonstration, unless for a check or by its mode', async () => {
  const { root } = clone()
  await expect(build(root)).rejects.toThrow(
    /^1\n.*VITE_LEAD_WEBHOOK_URL: manca;.*--mode demo.*VITE_COMPANY_WEBHOOK_URL: manca/s,
  )
  expect((await build(root, {}, 'check')).env.IS_DEMO).toBe(true)
  expect((await build(root, webhooks, 'check')).env.IS_DEMO).toBe(false)
  expect((await build(root, webhooks, 'demo')).env).toMatchObject({ IS_DEMO: true, ...webhooks })
})

test('the settings of the data make a build real; a variable overrides them, a blank one does not', async () => {
  const { root, write } = clone()
  write('settings', JSON.stringify({ leadWebhook: webhooks.VITE_LEAD_WEBHOOK_URL }))
  await expect(build(root)).rejects.toThrow('VITE_COMPANY_WEBHOOK_URL: manca')
  const [leadWebhook, companyWebhook] = Object.values(webhooks)
  write('settings', JSON.stringify({ leadWebhook, companyWebhook }))
  expect((await build(root, { VITE_LEAD_WEBHOOK_URL: ' ' })).env).toMatchObject(webhooks)
  const other = { VITE_LEAD_WEBHOOK_URL: 'https://n8n.palestra.it/webhook/x' }
  expect((await build(root, other)).env).toMatchObject({ ...webhooks, ...other })
})

test.each([
  [
    'VITE_LEAD_WEBHOOK_URL',
    'http://hook.eu1.make.com/lead',
    'non è un indirizzo https://; copialo',
  ],
  ['VITE_COMPANY_WEBHOOK_URL', 'hook.eu1.make.com', 'non è un indirizzo https'],
  ['VITE_COMPANY_WEBHOOK_URL', 'https://[2001:db8::1]/x', 'è un indirizzo IPv6'],
  ['VITE_LEAD_WEBHOOK_URL', 'http://localhost:4174/lead', 'è l’indirizzo di questa macchina'],
  ['VITE_LEAD_WEBHOOK_URL', 'https://192.168.1.10/x', 'è un indirizzo di una rete interna'],
  ['VITE_COMPANY_WEBHOOK_URL', 'https://hook.example.com/x', 'è un indirizzo riservato agli es'],
  ['VITE_LEAD_WEBHOOK_MODE', 'same-origin', 'non è una modalità; scrivi no-cors oppure cors'],
  ['VITE_LEAD_CAMPAIGN', 'gclid', 'non è un valore previsto; scrivi utm'],
  ['VITE_GOOGLE_TAG_ID', '<script>', 'non è il codice di un tag Google; scrivilo come G-ABC123'],
  ['VITE_GOOGLE_ADS_CONVERSION', 'AW-123', 'non è una conversione di Google Ads; copiala'],
  ['VITE_GOOGLE_ADS_CONVERSION', 'AW-1/x', 'conta solo con un tag Google che comincia con AW-'],
  ['VITE_META_PIXEL_ID', 'pixel', 'non è il numero di un pixel; scrivi solo le cifre'],
  ['VITE_COUNTS_URL', 'https://plausible.io', 'non è l’indirizzo di un servizio che conta; scriv'],
  ['VITE_COUNTS_URL', 'http://plausible.io/api/event', 'non è l’indirizzo di un servizio'],
  ['VITE_COUNTS_URL', 'https://cloud.umami.is/api/send', 'non è l’indirizzo di un servizio'],
  ['VITE_COUNTS_URL', 'https://x.goatcounter.com/counts', 'non è l’indirizzo di un servizio'],
  ['VITE_COUNTS_CONSENT', 'si', 'non è un valore previsto; scrivi senza'],
  [
    'VITE_COUNTS_CONSENT',
    'senza',
    'vale solo con un servizio che conta; scrivi il suo indirizzo in',
  ],
  ['SITE_PORT', '41 73', 'non è il numero di una porta; scrivine uno da 1 a 65535'],
  ['INBOX_PORT', '65536', 'non è il numero di una porta'],
])('%s=%s stops a real build and says why', async (name, value, reason) => {
  const { root } = clone()
  const tag = { VITE_GOOGLE_TAG_ID: 'G-ABC123' }
  const wrong = build(root, { ...webhooks, ...tag, [name]: value })
  await expect(wrong).rejects.toThrow(`  - ${name}: "${value}" ${reason}`)
})

test('counts need a processor who receives them, unless it is a demonstration', async () => {
  const { root, write } = clone()
  const counts = { ...webhooks, VITE_COUNTS_URL: 'https://conta.rossi.it/umami/count' }
  await expect(build(root, counts)).rejects.toThrow(
    /company\.json:\d+: processors: manca chi riceve i conteggi \(statistics\), che VITE_COUNTS_URL accende/,
  )
  expect((await build(root, counts, 'demo')).env).toMatchObject(counts)
  const { company } = realBusiness
  const counter = { ...company.processors[1], role: 'statistics' }
  write('company', JSON.stringify({ ...company, processors: [...company.processors, counter] }))
  expect((await build(root, counts)).env).toMatchObject(counts)
})

test('a password is not repeated, in a demonstration either, which may post to this machine', async () => {
  const { root } = clone()
  const trial = {
    VITE_LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/lead',
    VITE_COMPANY_WEBHOOK_URL: 'https://hook.example.com/company',
  }
  expect((await build(root, trial, 'demo')).env).toMatchObject(trial)
  const password = { VITE_LEAD_WEBHOOK_URL: 'http://user:s3cret@localhost:4174/lead' }
  await expect(build(root, password, 'demo')).rejects.toThrow(
    'VITE_LEAD_WEBHOOK_URL: "http://…@localhost:4174/lead" contiene un utente o una password',
  )
})

test('everything that stops a real build is listed at once, each with its place', async () => {
  const { root, write } = clone({ isWhole: false })
  write('company', '{\n  "company": {\n    "vatNumber": "00000000000"\n  }\n}')
  write('team', '{\n  "lead": "Sì"\n  "members": []\n}')
  write('settings', '{\n  "leadWebhook": "http://hook.eu1.make.com/lead",\n  "metaPixel": 12345\n}')
  writeFileSync(path.join(root, '.env'), '\nVITE_GOOGLE_TAG=G-1\nexport VITE_LEAD_CAMPAIGN = x\n')
  const said = await build(root).catch(String)
  for (const line of [
    '  - VITE_GOOGLE_TAG: non è un’impostazione di questo sito; i nomi giusti sono VITE_L',
    '  - VITE_LEAD_CAMPAIGN: "x" non è un valore previsto',
    '  - src/content/business/settings.json:2: leadWebhook: "http://hook.eu1.make.com/lead" non è',
    '  - src/content/business/settings.json:3: metaPixel: "12345" va scritto tra virgolette',
    '  - VITE_COMPANY_WEBHOOK_URL: manca',
    '  - src/content/business/company.json:1: phone: manca (Telefono',
    '  - src/content/business/company.json:3: company.vatNumber: "00000000000" non è una partita',
    '  - src/content/business/team.json:3: il file non si legge',
    '\nTutto questo si scrive nella pagina che apre npm run setup',
  ])
    expect(said).toContain(line)
})

test('data that cannot be read stop a demonstration too, and nothing else is asked of it', async () => {
  const { root, write } = clone({ isWhole: false })
  write('team', '{ "members": [ }')
  const said = await build(root, {}, 'demo').catch(String)
  expect(said).toMatch(
    /così:\n {2}- src\/content\/business\/team\.json:1: il file non si legge.*\n$/,
  )
})

test('a real build says that its pictures show older words', async () => {
  const { root } = clone()
  await build(root, webhooks)
  const warning = expect.stringContaining('Apri npm run setup')
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(warning)
})

test('a server that starts again with wrong settings goes on with those from before', async () => {
  const { root } = clone({ isWhole: false })
  const read = async () => readBuildConfiguration(root, { mode: 'development', isServing: true })
  await read()
  vi.stubEnv('VITE_META_PIXEL_ID', 'abc')
  const exit = vi.spyOn(process, 'exit')
  await expect(read()).rejects.toThrow('VITE_META_PIXEL_ID: "abc" non è il numero di un pixel')
  expect(exit).not.toHaveBeenCalled()
})

test('vite build with one webhook fails, names the other and builds nothing', () => {
  const outDir = path.join(clone().root, 'dist')
  // Blank ones come before those in the .env of the machine.
  const blank = Object.fromEntries(variableNames.map(name => [name, '']))
  const { status, stderr } = spawnSync('node_modules/.bin/vite', ['build', '--outDir', outDir], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...blank, ...lead },
  })
  expect(status).toBe(1)
  expect(stderr).toContain('  - VITE_COMPANY_WEBHOOK_URL: manca; scrivi in npm run setup')
  expect(existsSync(outDir)).toBe(false)
})

test('.env.example says of every variable what the setup says; an unchanged copy changes nothing', async () => {
  const settings = settingNames.map(name => {
    const { wrapped } = schema.entries[name]
    const examples = v.getExamples(wrapped).join(' oppure ')
    return `# ${v.getDescription(wrapped)}\n# Per esempio: ${examples}\n${variableOf(name)}=\n`
  })
  const ports = Object.entries(initialPorts).map(port => port.join('='))
  const intro = `# Le impostazioni del sito come variabili d’ambiente, per chi costruisce da Git su un host: valgono più di
# src/content/business/settings.json, dove le scrive npm run setup. Per provarle su questo computer copia il
# file con il nome .env. Ciò che resta vuoto è come se non ci fosse.
`
  const servers = `# Le porte, su questo computer, del sito che npm start mostra e della casella dei contatti di prova.
${ports.join('\n')}
`
  // Written again by: npx vitest run build-configuration -u
  await expect([intro, ...settings, servers].join('\n')).toMatchFileSnapshot('../../.env.example')
})
