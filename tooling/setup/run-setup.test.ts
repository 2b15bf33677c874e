// @vitest-environment node
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { findBusinessProblems } from '../config/business-data.ts'
import { envExample } from '../config/env-example.ts'
import { schema } from '../config/env-schema.ts'
import { importContent } from '../config/import-content.ts'
import { receivers, runServer } from '../doctor/testing/local-server.ts'
import { runSetup } from './run-setup.ts'
import { type Answers, clear, enter, openPerson, other } from './testing/person.ts'
import { copySite } from './testing/site-copy.ts'

/** The questions about what the site came with an example of, with the answers of a company. */
const company: Answers = [
  ['Indirizzo del sito', 'https://www.azienda.it\r'],
  ['Email', 'info@azienda.it\r'],
  ['Telefono', '+39 02 1234 5678\r'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a name that only looks like a template
  ['Ragione sociale', "O'Brien \\ ${x} </script> S.r.l.\r"],
  ['Partita IVA', '12345678903\r'],
  ['Codice fiscale', '12345678903\r'],
  ['Registro delle imprese', 'Milano Monza Brianza Lodi\r'],
  ['Numero REA', 'mi-1234567\r'],
  ['Capitale sociale', '€ 10.000 i.v.\r'],
  ['Socio unico', enter],
  ['PEC', 'azienda@pec.it\r'],
  ['Via e numero', 'Via Garibaldi 12\r'],
  ['CAP', '20121\r'],
  ['Città', 'Milano\r'],
  ['Provincia', 'mi\r'],
  ['Foro', 'Milano\r'],
  ['DPO', enter],
  ['Registri degli accessi', '30 giorni\r'],
  ['Chi ospita le pagine', 'Netlify, Inc.\r'],
  ['ha sede Netlify', 'Stati Uniti\r'],
  ['andare da Netlify', enter],
  ['Chi riceve i moduli', 'Celonis s.r.o.\r'],
  ['ha sede Celonis', 'Cechia\r'],
  ['gestisce gli appuntamenti?', enter],
  ['un altro fornitore', enter],
]
/** What a company has no answer for is asked again while others are missing. */
const skipped: Answers = [
  ['Socio unico', enter],
  ['DPO', enter],
]
const settings: Answers = [
  ['Webhook del modulo contatti', 'https://hook.eu1.make.com/abc\r'],
  ['Come invia', enter],
  ['Webhook del modulo aziende', 'https://hook.eu1.make.com/def\r'],
  ['Statistiche e annunci', enter],
]
const noMore: Answers = [
  ['Vuoi rivedere', enter],
  ['contatto di prova al modulo contatti', other],
  ['contatto di prova al modulo aziende', other],
]

/** Runs the setup with these answers; without one for a question the person stops there. */
async function setUp(root: string, answers: Answers) {
  const { terminal, heard } = openPerson(answers)
  const now = new Date('2026-03-01T10:00:00Z')
  const ended = await runSetup({ root, terminal, net: { timeout: 5000 }, now }).then(
    () => 'done',
    (error: Error) => error.name,
  )
  return { ended, heard: heard() }
}

async function businessProblems(root: string) {
  const code = readFileSync(path.join(root, 'src/content/site.ts'), 'utf8')
  return findBusinessProblems(code, (await importContent(root)).site)
}

const headings = (heard: string) => [
  ...new Set([...heard.matchAll(/\d+ di \d+ · [^\n]+/g)].map(([heading]) => heading)),
]

beforeEach(() => {
  // The tests set them, and the environment comes before .env.
  for (const name of Object.keys(schema.entries)) vi.stubEnv(name, undefined)
})

test('a company that answers everything has business data without problems', async () => {
  const { root, read } = copySite()
  const { ended, heard } = await setUp(root, [...company, ...settings, ...noMore])
  expect(ended, heard.slice(-500)).toBe('done')
  expect(await businessProblems(root)).toEqual([])
  const { site } = await importContent(root)
  expect(site).toMatchObject({
    url: 'https://www.azienda.it',
    company: {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
      legalName: "O'Brien \\ ${x} </script> S.r.l.",
      rea: 'MI-1234567',
      shareCapital: '€\u00a010.000 i.v.',
      province: 'MI',
    },
    processors: [
      { name: 'Netlify, Inc.', role: 'hosting', country: 'Stati Uniti', safeguard: 'dpf' },
      { name: 'Celonis s.r.o.', role: 'automation', country: 'Cechia', safeguard: 'eea' },
    ],
  })
  const code = read('src/content/site.ts')
  expect(code).not.toMatch(/Esempio|XX-000000/)
  expect(code).toContain('    /** The register of companies. */\n    registerOffice: ')
  expect(read('.env')).toBe(
    envExample()
      .replace('LEAD_WEBHOOK_URL=', 'LEAD_WEBHOOK_URL=https://hook.eu1.make.com/abc')
      .replace('COMPANY_WEBHOOK_URL=', 'COMPANY_WEBHOOK_URL=https://hook.eu1.make.com/def'),
  )
  expect(headings(heard).length).toBe(23)
  expect(headings(heard)[0]).toBe('1 di 23 · Indirizzo del sito')
  expect(heard).toContain('Prima di costruire il sito vero resta da fare:')
  expect(heard).toMatch(/Prove delle cifre.*\n {2}- src\/content\/claims\.ts:\d+: [^\n]*\n/)
  expect(heard).toMatch(/npm run build\s*$/)
})

test('whoever stops goes on from there, and a second run changes nothing', async () => {
  const { root, read } = copySite()
  const first = await setUp(root, company.slice(0, 2))
  expect(first.ended).toBe('Stopped')
  expect(read('src/content/site.ts')).toContain("email: 'info@azienda.it',")
  expect(existsSync(path.join(root, '.env'))).toBe(false)

  const second = await setUp(root, [...company.slice(2), ...settings, ...noMore])
  expect(second.ended, second.heard.slice(-500)).toBe('done')
  expect(headings(second.heard)[0]).toBe('1 di 21 · Telefono')
  const after = [read('src/content/site.ts'), read('.env')]

  const third = await setUp(root, noMore)
  expect(third.ended, third.heard.slice(-500)).toBe('done')
  expect(headings(third.heard)).toEqual([])
  expect([read('src/content/site.ts'), read('.env')]).toEqual(after)
})

test('whoever looks again sees what is there, and Enter keeps it', async () => {
  const { root, read } = copySite()
  await setUp(root, [...company, ...settings, ...noMore])
  const before = [read('src/content/site.ts'), read('.env')]
  const keepAll: Answers = [
    ['Vuoi rivedere', other],
    ['C’è un altro fornitore', enter],
    ...noMore.slice(1),
    ...Array.from({ length: 40 }, () => ['', enter] as const),
  ]
  const { ended, heard } = await setUp(root, keepAll)
  expect(ended, heard.slice(-500)).toBe('done')
  expect(heard).toContain('Tieni Netlify, Inc. (Stati Uniti), che ospita le pagine del sito?')
  expect(heard).toMatch(/24 di 24 · Statistiche e annunci/)
  expect([read('src/content/site.ts'), read('.env')]).toEqual(before)
})

test('a sole trader skips what they do not have, and is not asked for what depends on it', async () => {
  const { root, read } = copySite()
  const unknown = ['Codice fiscale', 'Numero REA', 'PEC']
  const answers = company.map(([question, typed]) =>
    unknown.includes(question) ? ([question, enter] as const) : ([question, typed] as const),
  )
  const { ended, heard } = await setUp(root, [...answers, ...settings, ...noMore])
  expect(ended, heard.slice(-500)).toBe('done')
  expect(heard).not.toMatch(/· (?:Registro delle imprese|Capitale sociale)/)
  expect(read('src/content/site.ts')).not.toMatch(
    /^ {4}(?:taxCode|registerOffice|rea|shareCapital|pec):/m,
  )
  expect(await businessProblems(root)).toEqual([])

  // Who registers later is asked again, and finds the lines in their order.
  const later: Answers = [
    ['Vuoi rivedere', other],
    ['Codice fiscale', '12345678903\r'],
    ['Registro delle imprese', 'Milano\r'],
    ['C’è un altro fornitore', enter],
    ...noMore.slice(1),
    ...Array.from({ length: 40 }, () => ['', enter] as const),
  ]
  expect((await setUp(root, later)).ended).toBe('done')
  expect(read('src/content/site.ts')).toMatch(
    /vatNumber: .*\n {4}taxCode: '12345678903',\n {4}registerOffice: 'Milano',\n/,
  )
})

test('a wrong answer is explained in the words of the build, and asked again', async () => {
  const { root } = copySite()
  const { heard } = await setUp(root, [
    ['Indirizzo del sito', 'http://azienda.it\r'],
    ['non comincia con https://; scrivi https://azienda.it', `${clear}https://azienda.it\r`],
  ])
  expect(heard).toContain('2 di 23 · Email')
  expect((await importContent(root)).site.url).toBe('https://azienda.it')
})

test('a webhook with a password is refused, and the message does not repeat it', async () => {
  const { root } = copySite()
  await setUp(root, company)
  const { heard } = await setUp(root, [
    ...skipped,
    ['Webhook del modulo contatti', 'https://me:s3cret@n8n.it/x\r'],
  ])
  expect(heard).toContain('"https://…@n8n.it/x" contiene un utente o una password')
})

test('a setting that another file sets is left to it', async () => {
  const { root, read } = copySite()
  writeFileSync(path.join(root, '.env.local'), '\nVITE_COMPANY_WEBHOOK_URL=http://x\n')
  const { heard } = await setUp(root, [...company, ...settings.slice(0, 2)])
  expect(heard).toContain(
    'VITE_COMPANY_WEBHOOK_URL è scritto in .env.local:2, che vale più di .env',
  )
  expect(read('.env')).toContain('\nVITE_COMPANY_WEBHOOK_URL=\n')
})

test('identifiers are asked for only of those who use them, and go when they do no more', async () => {
  const { root, read } = copySite()
  const { heard } = await setUp(root, [
    ...company,
    ...settings.slice(0, 3),
    ['Statistiche e annunci', other],
    ['Tag Google', 'AW-123456789\r'],
    ['Conversione', 'AW-123456789/AbC\r'],
    ['pixel di Meta', enter],
  ])
  expect(heard).toContain('Vuoi rivedere')
  expect(read('.env')).toMatch(/^VITE_GOOGLE_TAG_ID=AW-123456789$/m)
  expect(read('.env')).toMatch(/^VITE_GOOGLE_ADS_CONVERSION=AW-123456789\/AbC$/m)
  await setUp(root, [
    ['Vuoi rivedere', other],
    ['Statistiche e annunci', '\u001b[C\r'],
    ['C’è un altro fornitore', enter],
    ...Array.from({ length: 40 }, () => ['', enter] as const),
  ])
  expect(read('.env')).toMatch(/^VITE_GOOGLE_TAG_ID=$/m)
  expect(read('.env')).toMatch(/^VITE_GOOGLE_ADS_CONVERSION=$/m)
})

test('a test lead goes to a webhook that wants it, and the doctor says what came of it', async () => {
  const { root } = copySite()
  const { address, received } = await runServer(receivers.n8n)
  await setUp(root, [...company, ...settings, ...noMore])
  writeFileSync(path.join(root, '.env'), `VITE_LEAD_WEBHOOK_URL=${address}/lead\n`)
  const { heard } = await setUp(root, [
    ['Webhook del modulo contatti', enter],
    ['Webhook del modulo aziende', enter],
    ['Come invia', enter],
    ['Statistiche', enter],
    ...skipped,
    ['Vuoi rivedere', enter],
    ['Invio un contatto di prova al modulo contatti (127.0.0.1', enter],
  ])
  expect(received.map(({ method }) => method)).toContain('POST')
  expect(heard).toMatch(/ok {10}modulo contatti: .* di prova inviato \(200\)/)
})

test('a file that cannot be written is named', async () => {
  const { root } = copySite()
  await setUp(root, company)
  mkdirSync(path.join(root, '.env.nuovo'))
  const { ended } = await setUp(root, [...skipped, ...settings])
  expect(ended).toBe('UnwritableFile')
})
