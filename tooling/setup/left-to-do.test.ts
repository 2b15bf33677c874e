import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { forgetSettings } from '../config/testing/no-settings.ts'
import { openEnvFile } from './env-file.ts'
import { describeLeftToDo } from './left-to-do.ts'

beforeEach(forgetSettings)

const proof = {
  source: 'registro',
  people: 60,
  from: '2019-05',
  to: '2026-09',
  meaning: 'chi finisce',
}
const processor = { country: 'Italia', safeguard: 'eea' }
const content = {
  site: {
    ...{ name: 'Palestra', url: 'https://www.azienda.it', tagline: 'La palestra.' },
    ...{
      email: 'info@azienda.it',
      phone: '+39 02 1234 5678',
      logRetention: '30 giorni',
      social: [],
    },
    company: {
      ...{ legalName: 'Mario Rossi', vatNumber: '12345678903', street: 'Via Roma 1' },
      ...{ postalCode: '20121', city: 'Milano', province: 'MI', court: 'Milano' },
    },
    processors: [
      { name: 'A', role: 'hosting', ...processor },
      { name: 'B', role: 'automation', ...processor },
    ],
  },
  facts: {},
  claims: {
    ...{ stars: proof, trained: proof, successRate: proof },
    ...{ salesIncrease: proof, experienceYears: proof, partnerCompanies: proof },
  },
  guarantee: {
    ...{ programmes: 'corsi', condition: 'a tutti', within: '1 mese' },
    ...{ contract: 'un contratto', otherwise: 'ti rimborsiamo' },
  },
  testimonials: [],
  members: [],
}

const webhooks =
  'VITE_LEAD_WEBHOOK_URL=https://hook.eu1.make.com/a\nVITE_COMPANY_WEBHOOK_URL=https://hook.eu1.make.com/b\n'

/** What is left to do in a project with these files. */
function leftToDo(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'left-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'src/content'), { recursive: true })
  const all = {
    '.env': webhooks,
    'src/content/for-tooling.ts': `export const content = ${JSON.stringify(content)}`,
    ...{ 'src/content/site.ts': '', 'src/content/claims.ts': '', 'src/content/home.ts': '' },
    ...files,
  }
  for (const [name, text] of Object.entries(all)) writeFileSync(path.join(root, name), text)
  return describeLeftToDo(root, openEnvFile(root))
}

test('nothing is left of a site that can be built for real', async () => {
  expect(await leftToDo({})).toBe(null)
})

test('with a file that cannot be read, the examples of the others are listed too', async () => {
  const left = await leftToDo({
    'src/content/home.ts': "export const team = demo({ name: 'Ada' })",
    'src/content/site.ts': "export const earnings = 'Un contratto.',\n",
  })
  expect(left).toMatch(
    /Prima quello che non si legge:\n {2}- src\/content\/site\.ts:1: il file non si legge.*una virgola in più/,
  )
  expect(left).toContain('- src/content/home.ts:1: valore d’esempio')
})

test('what is left stands in the order in which one does it, with where and how', async () => {
  const left = await leftToDo({
    '.env': 'VITE_META_PIXEL_ID=pixel\n',
    'src/content/home.ts': "export const team = demo({ name: 'Ada' })",
    'src/content/aziende.ts': "export const a = demo('b')",
    'src/content/claims.ts': "\nexport const claims = demo('c')",
    'src/content/site.ts': "export const site = demo('s')",
  })
  expect(left?.split('\n').filter(line => line.startsWith('  - '))).toEqual([
    expect.stringMatching(/^ {2}- \.env:1: VITE_META_PIXEL_ID: "pixel" non è/),
    expect.stringMatching(/^ {2}- VITE_LEAD_WEBHOOK_URL: manca; scrivi/),
    expect.stringMatching(/^ {2}- VITE_COMPANY_WEBHOOK_URL: manca; scrivi/),
    "  - src/content/site.ts:1: valore d’esempio: export const site = demo('s')",
    "  - src/content/claims.ts:2: valore d’esempio: export const claims = demo('c')",
    "  - src/content/home.ts:1: valore d’esempio: export const team = demo({ name: 'Ada' })",
    "  - src/content/aziende.ts:1: valore d’esempio: export const a = demo('b')",
  ])
  expect(left).toMatch(/\nImpostazioni: rilancia npm run setup.*\n {2}- \.env/)
  expect(left).toMatch(/\nPersone, testimonianze .*\n {2}- src\/content\/home\.ts/)
  expect(left).toMatch(/\nIl resto: .*\n {2}- src\/content\/aziende\.ts/)
})
