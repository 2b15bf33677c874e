// @vitest-environment node
import { expect, test } from 'vitest'
import { findBusinessProblems } from './business-data.ts'

const valid = {
  name: 'Palestra Venditori',
  url: 'https://www.palestravenditori.it',
  tagline: 'La palestra italiana della vendita',
  email: 'info@palestravenditori.it',
  phone: '+39 02 1234 5678',
  vatNumber: '00159560366',
  postalCode: '20121',
  province: 'MI',
  legalName: 'Palestra Venditori S.r.l.',
  social: ['https://www.instagram.com/palestra'] as unknown[],
}

/** The source of a content module, and the value that it exports. */
function siteWith(change: Partial<Record<keyof typeof valid, unknown>>, write = JSON.stringify) {
  const { vatNumber, postalCode, province, legalName, ...rest } = { ...valid, ...change }
  const company = {
    ...{ legalName, vatNumber, postalCode, province },
    ...{ rea: 'MI-1', shareCapital: '€ 1', street: 'Via Roma 1', city: 'Milano', court: 'Milano' },
  }
  const { name, url, tagline, email, phone, social } = rest
  const code = [
    `  name: 'not this line',`,
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
    ...socialLines(social),
    `  ],`,
    `}`,
  ].join('\n')
  return { code, site: { name, url, tagline, email, phone, company, social } }
}

function socialLines(social: unknown): string[] {
  return Array.isArray(social) ? social.map(address => `    ${JSON.stringify(address)},`) : []
}

const problemsOf = (change: Parameters<typeof siteWith>[0]) => {
  const { code, site } = siteWith(change)
  return findBusinessProblems(code, site)
}

test('valid business data has no problems', () => {
  expect(problemsOf({})).toEqual([])
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
  ['province', 12, ['Milano', 'mi', 'M1', 'XX']],
] as const)('an invalid %s is reported with its line', (key, line, values) => {
  for (const value of values) {
    const [problem, ...others] = problemsOf({ [key]: value })
    expect(others).toEqual([])
    expect(problem, String(value)).toMatch(
      new RegExp(`^src/content/site\\.ts:${line}: site\\.(company\\.)?${key} (must|is missing)`),
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

test('an invalid social address is reported with its line', () => {
  expect(problemsOf({ social: ['https://a.it/x', '@palestra'] })).toEqual([
    'src/content/site.ts:21: site.social.1 must be an https:// address, not "@palestra"',
  ])
})

test('a value still marked with demo() is not reported', () => {
  const mark = (value: unknown) => `demo(${JSON.stringify(value)})`
  const { code, site } = siteWith({ vatNumber: '00000000000', url: 'x' }, mark as JSON['stringify'])
  expect(findBusinessProblems(code, site)).toEqual([])
})
