import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { findBusinessProblems } from '../config/business-data.ts'
import { newEnv } from '../config/env-example.ts'
import { importContent } from '../config/import-content.ts'
import { forgetSettings } from '../config/testing/no-settings.ts'
import { type Answers, clear, enter, other } from './testing/person.ts'
import { company, keepTheRest, noMore, settings, setUp, skipped } from './testing/set-up.ts'
import { copySite } from './testing/site-copy.ts'

async function businessProblems(root: string) {
  const code = readFileSync(path.join(root, 'src/content/site.ts'), 'utf8')
  return findBusinessProblems(code, (await importContent(root)).site)
}

const headings = (heard: string) => [
  ...new Set([...heard.matchAll(/\d+\/\d+ · [^\n]+/g)].map(([heading]) => heading)),
]

beforeEach(forgetSettings)

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
  expect(read('.env')).toMatch(/^# Le impostazioni del sito: le scrive npm run setup; puoi anche/)
  expect(read('.env')).toBe(
    newEnv()
      .replace('LEAD_WEBHOOK_URL=', 'LEAD_WEBHOOK_URL=https://hook.eu1.make.com/abc')
      .replace('COMPANY_WEBHOOK_URL=', 'COMPANY_WEBHOOK_URL=https://hook.eu1.make.com/def'),
  )
  expect(headings(heard).length).toBe(23)
  expect(headings(heard)[0]).toBe('1/23 · Nome del sito')
  expect(heard).toContain('Prima di costruire il sito vero resta da fare:')
  expect(heard).toMatch(/Prove e garanzia.*\n {2}- src\/content\/claims\.ts:\d+: [^\n]*\n/)
  expect(heard).toMatch(/npm run build\s*$/)
})

test('whoever stops goes on from there, and a second run changes nothing', async () => {
  const { root, read } = copySite()
  const first = await setUp(root, company.slice(0, 3))
  expect(first.ended).toBe('Stopped')
  expect(read('src/content/site.ts')).toContain("email: 'info@azienda.it',")
  expect(existsSync(path.join(root, '.env'))).toBe(false)

  const second = await setUp(root, [...company.slice(3), ...settings, ...noMore])
  expect(second.ended, second.heard.slice(-500)).toBe('done')
  expect(headings(second.heard)[0]).toBe('1/20 · Telefono per i visitatori')
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
    ...keepTheRest,
  ]
  const { ended, heard } = await setUp(root, keepAll)
  expect(ended, heard.slice(-500)).toBe('done')
  expect(heard).toContain('Tieni Netlify, Inc. (Stati Uniti), che ospita le pagine del sito?')
  expect(heard).toMatch(/(\d+)\/\1 · Statistiche e annunci/)
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
    ...keepTheRest,
  ]
  expect((await setUp(root, later)).ended).toBe('done')
  expect(read('src/content/site.ts')).toMatch(
    /vatNumber: .*\n {4}taxCode: '12345678903',\n {4}registerOffice: 'Milano',\n/,
  )
})

test('a wrong answer is explained in the words of the build, and asked again', async () => {
  const { root } = copySite()
  const { heard } = await setUp(root, [
    ['Nome del sito', enter],
    ['Indirizzo del sito', enter],
    ['Manca la risposta; scrivi per esempio https://www.azienda.it', '"http://azienda.it"\r'],
    ['Hai scritto http://azienda.it: non comincia con https://', `${clear}azienda.it/\r`],
  ])
  expect(heard).toContain('3/23 · Email')
  expect((await importContent(root)).site.url).toBe('https://azienda.it')
})

test.each(['Via Garibaldi 12, 20121 Milano MI', 'Via Garibaldi 12 - CAP 20121 Milano (mi)'])(
  'an address in one line answers four questions: %s',
  async address => {
    const { root } = copySite()
    const answers = company.map(([question, typed]) =>
      question === 'Sede legale'
        ? ([question, `${address}\r`] as const)
        : ([question, typed] as const),
    )
    const { heard } = await setUp(root, answers)
    expect(heard).not.toMatch(/· (?:CAP|Città|Provincia)/)
    const parts = {
      street: 'Via Garibaldi 12',
      postalCode: '20121',
      city: 'Milano',
      province: 'MI',
    }
    expect((await importContent(root)).site.company).toMatchObject({ ...parts, court: 'Milano' })
    const numbers = headings(heard).map(heading => Number.parseInt(heading, 10))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  },
)

test('an address in one line with a province that is none is asked again', async () => {
  const { root } = copySite()
  const answers = company.flatMap(([question, typed]) =>
    question === 'Sede legale'
      ? ([
          [question, 'Via Garibaldi 12, 20121 Milano XX\r'],
          ['Hai scritto Via Garibaldi', 'Via Garibaldi 12\r'],
        ] as const)
      : [[question, typed] as const],
  )
  await setUp(root, answers)
  expect((await importContent(root)).site.company.street).toBe('Via Garibaldi 12')
})

test('what was skipped is not asked again, and Enter keeps waiting for what is unknown', async () => {
  const { root, read } = copySite()
  const unknown = company.map(([question, typed]) =>
    question === 'Registri degli accessi'
      ? ([question, enter] as const)
      : ([question, typed] as const),
  )
  await setUp(root, unknown)
  const { heard } = await setUp(root, [['Registri degli accessi', '12 mesi\r']])
  expect(heard).not.toContain('Socio unico o liquidazione')
  expect(heard).not.toContain('Nome del sito')
  expect(heard).toContain('Registri degli accessi')
  expect(read('src/content/site.ts')).toContain("logRetention: '12\\u00a0mesi',")
})

test('a company with a sole member chooses so', async () => {
  const { root } = copySite()
  const answers = company.map(([question, typed]) =>
    question === 'Socio unico' ? ([question, '\u001b[B\r'] as const) : ([question, typed] as const),
  )
  await setUp(root, answers)
  expect((await importContent(root)).site.company.status).toBe('società con socio unico')
})

test('a company that is neither writes what it is', async () => {
  const { root } = copySite()
  const answers = company.flatMap(([question, typed]) =>
    question === 'Socio unico'
      ? ([
          [question, '\u001b[A\r'],
          ['(Invio se non c’è)', 'in concordato\r'],
        ] as const)
      : [[question, typed] as const],
  )
  await setUp(root, answers)
  expect((await importContent(root)).site.company.status).toBe('in concordato')
})

test('a file that cannot be written is named', async () => {
  const { root } = copySite()
  await setUp(root, company)
  mkdirSync(path.join(root, '.env.nuovo'))
  const { ended } = await setUp(root, [...skipped, ...settings])
  expect(ended).toBe('UnwritableFile')
})
