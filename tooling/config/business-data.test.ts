import { expect, test } from 'vitest'
import { exampleOf, findBusinessProblems, findValueProblem } from './business-data.ts'

/** A sole trader: no capital, no register, no REA. */
const valid = {
  name: 'Palestra Venditori',
  url: 'https://www.palestravenditori.it',
  tagline: 'La palestra italiana della vendita',
  email: 'info@palestravenditori.it',
  phone: '+39 02 1234 5678',
  vatNumber: '00159560366',
  postalCode: '20121',
  province: 'MI',
  legalName: 'Mario Rossi',
  logRetention: '30 giorni',
  social: ['https://www.instagram.com/palestra'] as unknown[],
  processors: [
    { name: 'Netlify, Inc.', role: 'hosting', country: 'Stati Uniti', safeguard: 'dpf' },
    { name: 'Celonis s.r.o.', role: 'automation', country: 'Cechia', safeguard: 'eea' },
  ] as unknown[],
}

/** What a company adds. */
const registered = {
  taxCode: '00159560366',
  registerOffice: 'Milano',
  rea: 'MI-1234567',
  shareCapital: '€ 10.000 i.v.',
  status: 'società con socio unico',
  pec: 'palestra@pec.palestravenditori.it',
}

type Change = Partial<Record<keyof typeof valid | keyof typeof registered | 'dpo', unknown>>

/** The source of a content module, and the value that it exports. */
function siteWith(change: Change, write = JSON.stringify) {
  const { vatNumber, postalCode, province, legalName, ...rest } = { ...valid, ...change }
  const { name, url, tagline, email, phone, social, processors, ...more } = rest
  const given = Object.keys(registered).filter(key => key in more)
  const company = {
    ...{ legalName, vatNumber, postalCode, province },
    ...{ street: 'Via Roma 1', city: 'Milano', court: 'Milano' },
    ...Object.fromEntries(given.map(key => [key, more[key as keyof typeof more]])),
  }
  const others = Object.fromEntries(Object.entries(more).filter(([key]) => !given.includes(key)))
  const code = [
    `const other = { name: 'not this line' }`,
    `export const site = {`,
    `  name: ${write(name)},`,
    `  url: ${write(url)},`,
    `  tagline: ${write(tagline)},`,
    `  email: ${write(email)},`,
    `  phone: ${write(phone)},`,
    `  company: {`,
    ...Object.entries(company).map(([key, value]) => `    ${key}: ${write(value)},`),
    `  },`,
    `  social: [`,
    ...entries(social),
    `  ],`,
    `  processors: [`,
    ...entries(processors),
    `  ],`,
    ...Object.entries(others).map(([key, value]) => `  ${key}: ${write(value)},`),
    `}`,
  ].join('\n')
  return {
    code,
    site: { name, url, tagline, email, phone, company, social, processors, ...others },
  }
}

/** Objects on lines of their own, as the formatter writes long ones. */
function entries(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.flatMap(entry => {
    if (typeof entry === 'string') return `    ${JSON.stringify(entry)},`
    const properties = Object.entries(entry).map(([key, value]) => `      ${key}: '${value}',`)
    return ['    {', ...properties, '    },']
  })
}

const problemsOf = (change: Change) => {
  const { code, site } = siteWith(change)
  return findBusinessProblems(code, site)
}

test('a sole trader, without REA, share capital and register, has no problems', () => {
  expect(problemsOf({})).toEqual([])
})

test('a registered company has no problems', () => {
  expect(problemsOf({ ...registered, dpo: 'dpo@palestravenditori.it' })).toEqual([])
})

test.each([
  ['taxCode', ['', '00159560367', 'RSSMRA80A01F205', 'rssmra80a01f205x']],
  ['registerOffice', ['', 'Città']],
  ['rea', ['', 'XX-000000', 'ZZ-000000']],
  ['shareCapital', ['', ' ']],
  ['status', ['']],
  ['pec', ['', 'palestra@pec.esempio.it', 'pec']],
  ['dpo', ['', 'Mario Rossi', 'dpo@esempio.it']],
] as const)('an optional %s that is given must be right', (key, values) => {
  for (const value of values) {
    const change = { ...registered, [key]: value }
    const line =
      siteWith(change)
        .code.split('\n')
        .findIndex(text => text.includes(`${key}:`)) + 1
    expect(problemsOf(change)[0], value).toMatch(
      new RegExp(`^src/content/site\\.ts:${line}: site\\.(company\\.)?${key}: ".*" .*'.+'$`),
    )
  }
})

test('the tax code of a person is accepted, also with letters for digits', () => {
  for (const taxCode of ['RSSMRA80A01F205X', 'RSSMRAULA01F2L5X']) {
    expect(problemsOf({ taxCode }), taxCode).toEqual([])
  }
})

test('a company with capital must name its register, and the number in it', () => {
  const { taxCode, registerOffice, shareCapital } = registered
  expect(problemsOf({ taxCode, shareCapital })).toEqual([
    "src/content/site.ts:8: site.company.registerOffice: manca; chi ha un capitale indica anche il suo Registro delle imprese (art. 2250 c.c.), per esempio registerOffice: 'Milano Monza Brianza Lodi'",
  ])
  expect(problemsOf({ registerOffice })).toEqual([
    "src/content/site.ts:8: site.company.taxCode: manca; chi indica il registro indica anche il codice fiscale, che ne è il numero, per esempio taxCode: '12345678903'",
  ])
})

test('the processors must cover the host of the pages and the automation of the forms', () => {
  const [hosting, automation] = valid.processors
  const found = (processors: unknown) => problemsOf({ processors }).join('\n')
  expect(found(undefined)).toBe(
    'src/content/site.ts:20: site.processors: non è un elenco; scrivilo tra [ e ]',
  )
  expect(found([])).toMatch(
    /^src\/content\/site\.ts:20: site\.processors: manca chi fa: hosting, automation; .*role: 'hosting'.*$/,
  )
  expect(found([hosting])).toMatch(
    /:20: site\.processors: manca chi fa: automation; .*'automation'/,
  )
  expect(found([automation])).toMatch(/:20: site\.processors: manca chi fa: hosting; .*'hosting'/)
})

test.each([
  ['name', 28, ['', 'Webhook Esempio', undefined]],
  ['role', 29, ['webhook', '']],
  ['country', 30, ['']],
  ['safeguard', 31, ['none', '']],
] as const)('a processor with an invalid %s is reported with its line', (key, line, values) => {
  for (const value of values) {
    const [hosting, automation] = valid.processors
    const wrong = { ...(automation as object), [key]: value }
    const problems = problemsOf({ processors: [hosting, automation, wrong] })
    expect(problems[0], value).toMatch(
      new RegExp(`^src/content/site\\.ts:${line + 6}: site\\.processors\\.2\\.${key}: `),
    )
  }
})

test.each([
  ['Stati Uniti', 'eea', false],
  ['Stati Uniti', 'adequacy', false],
  ['Stati Uniti', 'dpf', true],
  ['Stati Uniti', 'clauses', true],
  ['Svizzera', 'adequacy', true],
  ['Svizzera', 'dpf', false],
  ['Irlanda', 'eea', true],
  ['Irlanda', 'clauses', false],
  ['Paesi Bassi', 'eea', true],
  ['Regno Unito', 'adequacy', true],
  ['Brasile', 'adequacy', true],
  ['India', 'adequacy', false],
  ['India', 'clauses', true],
  ['India', 'eea', false],
])('a processor in %s with the safeguard %s is right: %s', (country, safeguard, isRight) => {
  const [hosting, automation] = valid.processors
  const other = { name: 'Altro', role: 'calendar', country, safeguard }
  const problems = problemsOf({ processors: [hosting, automation, other] })
  expect(problems.length).toBe(isRight ? 0 : 1)
  if (!isRight) expect(problems[0]).toContain('site.processors.2.safeguard: non va con il Paese')
})

test.each([
  ['USA', 'dpf', 'Stati Uniti'],
  ['stati  uniti', 'clauses', 'Stati Uniti'],
  ['Olanda', 'eea', 'Paesi Bassi'],
  ['UK', 'adequacy', 'Regno Unito'],
])(
  'a processor in %s with %s is refused, for its country is %s here',
  (country, safeguard, name) => {
    const [hosting, automation] = valid.processors
    const other = { name: 'Altro', role: 'calendar', country, safeguard }
    expect(problemsOf({ processors: [hosting, automation, other] })).toEqual([
      expect.stringMatching(
        new RegExp(`site\\.processors\\.2\\.country: "${country}" .*; scrivi '${name}'$`),
      ),
    ])
  },
)

test('an entry on one line is reported with it', () => {
  const { code, site } = siteWith({})
  const start = code.indexOf('  processors: [')
  const short = `${code.slice(0, start)}  processors: [{ name: 'A', role: 'x' }],\n}`
  const processors = [...valid.processors, { role: 'phone', country: 'Italia', safeguard: 'eea' }]
  expect(findBusinessProblems(short, { ...site, processors })).toEqual([
    "src/content/site.ts:20: site.processors.2.name: manca; scrivi per esempio name: 'Netlify, Inc.'",
  ])
})

test.each([
  ['30 giorni', true],
  ['30\u00a0giorni', true],
  ['1 giorno', true],
  ['24 mesi', true],
  ['25 mesi', false],
  ['0 giorni', false],
  ['731 giorni', false],
  ['30', false],
  ['il tempo necessario', false],
])('"%s" as the time for which logs are kept is right: %s', (logRetention, isRight) => {
  expect(problemsOf({ logRetention }).length).toBe(isRight ? 0 : 1)
})

test.each([
  ['name', 3, ['', '  ']],
  ['tagline', 5, ['']],
  [
    'legalName',
    9,
    ['', undefined, 'Ragione Sociale S.r.l.', 'Via Esempio 1', 'XX-000000', 'Città'],
  ],
  [
    'url',
    4,
    [
      'http://www.palestravenditori.it',
      'https://www.palestravenditori.it/',
      'https://www.palestravenditori.it/sito',
      'www.palestravenditori.it',
      'https://www.palestra-venditori.example',
      'https://example.com',
      'https://localhost',
    ],
  ],
  [
    'email',
    6,
    [
      'info',
      'info@palestra',
      'info @palestra.it',
      'info@palestra.example',
      'info@example.com',
      'info@esempio.it',
      '“info@palestra.it”',
      "info@palestra.it'",
    ],
  ],
  [
    'phone',
    7,
    [
      '02 1234 5678',
      '0039 02 1234 5678',
      '+39 000 000 0000',
      '+39 02',
      '+39 02 1234 5678 9012 345',
      '+39 CHIAMA',
      '+1 23',
      '+1 234 567 890 123 4567',
    ],
  ],
  [
    'vatNumber',
    10,
    ['00159560367', '10159560366', '0015956036', 'IT00159560366', '00000000000', 159560366],
  ],
  ['postalCode', 11, ['2012', '201211', '00000', 'MILAN']],
  ['province', 12, ['Milano', 'mi', 'M1', 'XX', 'ZZ']],
] as const)('an invalid %s is reported with its line', (key, line, values) => {
  for (const value of values) {
    const [problem, ...others] = problemsOf({ [key]: value })
    expect(others).toEqual([])
    expect(problem, String(value)).toMatch(
      new RegExp(`^src/content/site\\.ts:${line}: site\\.(company\\.)?${key}: .+[;,] `),
    )
  }
})

test.each([
  ['vatNumber', ['00159560366', '01114601006', '00905811006', '07643520567']],
  ['phone', ['+39 333 123 4567', '+390212345678', '+39 (02) 1234-5678', '+41 44 668 18 00']],
  ['email', ['mario.rossi+sito@mail.azienda.it']],
  ['url', ['https://palestra.it', 'https://xn--caff-7qa.it']],
] as const)('a valid %s is accepted', (key, values) => {
  for (const value of values) expect(problemsOf({ [key]: value }), value).toEqual([])
})

test.each([
  ['http://www.palestra.it', 'non comincia con https://; scrivi https://www.palestra.it'],
  ['https://www.palestra.it/', 'finisce con una barra; scrivi https://www.palestra.it'],
  ['https://WWW.Palestra.it', 'ha lettere maiuscole; scrivi https://www.palestra.it'],
  ['https://caffè.it', 'non è scritto come lo mandano i browser; scrivi https://xn--caff-8oa.it'],
  [
    'https://www.palestra.it:443',
    'non è scritto come lo mandano i browser; scrivi https://www.palestra.it',
  ],
  ['https://www.palestra.it/sito', 'ha un percorso in più; scrivi https://www.palestra.it'],
  ['https://www.palestra.it?x', 'ha un percorso in più; scrivi https://www.palestra.it'],
  ['www.palestra.it', 'non è un indirizzo intero; scrivi https://www.azienda.it'],
  ['ftp://www.palestra.it', 'non è un indirizzo intero; scrivi https://www.azienda.it'],
  [
    'https://www.palestra.example',
    'è un indirizzo d’esempio; scrivi quello del sito, come https://www.azienda.it',
  ],
])('the problem of the address %s says how it should be', (url, problem) => {
  expect(problemsOf({ url })).toEqual([`src/content/site.ts:4: site.url: "${url}" ${problem}`])
})

test.each([
  ['MI', true],
  ['SS', true],
  ['AA', false],
])('the province %s is accepted: %s', (province, isRight) => {
  expect(problemsOf({ province }).length).toBe(isRight ? 0 : 1)
})

test('an invalid social address is reported with its line', () => {
  expect(problemsOf({ social: ['https://a.it/x', '@palestra'] })).toEqual([
    'src/content/site.ts:19: site.social.1: "@palestra" non è un indirizzo https://; scrivi per esempio \'https://www.instagram.com/azienda\'',
  ])
})

test('a social address without TLS is refused', () => {
  expect(problemsOf({ social: ['http://www.instagram.com/palestra'] })).toHaveLength(1)
})

test('an entry that is no processor at all is reported, and so is the role that nobody has', () => {
  const { code, site } = siteWith({})
  const problems = findBusinessProblems(code, { ...site, processors: [null] }).join('\n')
  expect(problems).toContain('site.processors.0: ')
  expect(problems).toContain('manca chi fa: hosting, automation')
})

test.each([
  ['name', 'Palestra Venditori'],
  ['url', 'https://www.azienda.it'],
  ['city', 'Milano'],
  ['pec', 'azienda@pec.it'],
  ['dpo', 'dpo@azienda.it'],
  ['social', ''],
  ['nothing', ''],
])('%s has the example “%s”', (key, example) => {
  expect(exampleOf(key)).toBe(example)
})

test('one value can be asked for, at any depth', () => {
  const { site } = siteWith({ postalCode: '1', email: '' })
  expect(findValueProblem(site, ['company', 'postalCode'])).toContain('non è un CAP')
  expect(findValueProblem(site, ['email'])).toContain('è senza valore')
  expect(findValueProblem(site, ['company', 'city'])).toBeNull()
  expect(findValueProblem(site, ['companypostalCode'])).toBeNull()
})

test('a processor still marked with demo() is not reported', () => {
  const { code, site } = siteWith({})
  const processors = [...valid.processors, { name: 'Esempio' }]
  const marked = code.replace(/processors: (\[[^\]]*\])/, 'processors: demo($1)')
  expect(findBusinessProblems(code, { ...site, processors })).not.toEqual([])
  expect(findBusinessProblems(marked, { ...site, processors })).toEqual([])
})

test('a value still marked with demo() is not reported', () => {
  const mark = (value: unknown) => `demo(${JSON.stringify(value)})`
  const { code, site } = siteWith({ vatNumber: '00000000000', url: 'x' }, mark as JSON['stringify'])
  expect(findBusinessProblems(code, site)).toEqual([])
})
