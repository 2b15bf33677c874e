import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import { type ClaimContent, listClaims } from './claims.ts'
import { placeOf } from './content-tree.ts'
import { findClaimProblems } from './find-claim-problems.ts'
import { isShippedExample, printOf } from './shipped-examples.ts'

const register = { source: 'registro', people: 60, from: '2019-05', to: '2026-09' }
const explained = { ...register, meaning: 'chi finisce' }

const facts = { trained: '50+' }
const claims = {
  stars: explained,
  trained: register,
  successRate: explained,
  salesIncrease: explained,
  experienceYears: { source: 'visura', from: '2014-01', to: '2026-01' },
  partnerCompanies: register,
}
const guarantee = {
  programmes: 'corsi',
  condition: 'a tutti',
  within: '1 mese',
  contract: 'un contratto',
  otherwise: 'ti rimborsiamo',
}
const proof = { date: '2026-05', source: 'registro' }
const testimonials = [
  { name: 'Ada', detail: 'agente', quote: 'Vendo.', proof },
  { name: 'Ugo', detail: 'agente', quote: 'Anche io.', proof },
]
const email = 'ivo@palestravenditori.it'
const members = [{ name: 'Ivo', role: 'coach', bio: 'Allena.', email, proof: register }]
const valid: ClaimContent = { facts, claims, guarantee, testimonials, members }

/** The modules that say this, written as the formatter writes them. */
function problemsOf(change: object, wrap = (code: string) => code): string[] {
  const given = { ...valid, ...change }
  const object = (value: object) => wrap(`{\n${JSON.stringify(value).slice(1, -1)}\n}`)
  const files: Record<string, string> = {
    'src/content/claims.ts': [
      'export const claims = {',
      ...Object.entries(given.claims).map(([key, value]) => `  ${key}: ${object(value)},`),
      '}',
      `export const guarantee = ${object(given.guarantee)}`,
    ].join('\n'),
    'src/content/home.ts': [
      'export const about = {',
      '  members: [{ name: 1 }],',
      '}',
      'export const team = {',
      '  members: [',
      ...given.members.map(value => `    ${object(value)},`),
      '  ],',
      '}',
      'export const results = {',
      '  testimonials: [',
      ...given.testimonials.map(value => `    ${object(value)},`),
      '  ],',
      '}',
    ].join('\n'),
  }
  return findClaimProblems(file => files[file] ?? '', given)
}

test('claims with their evidence have no problems', () => {
  expect(problemsOf({})).toEqual([])
})

test.each([
  [
    'trained',
    { ...register, people: undefined },
    5,
    '.people: non è un numero di persone; scrivi le cifre senza virgolette, come 54',
  ],
  [
    'trained',
    { source: 'registro', from: '2019-05', to: '2026-09' },
    5,
    '.people: manca; scrivi per esempio people: 54',
  ],
  [
    'trained',
    { ...register, people: 0 },
    6,
    '.people: "0" non è un numero di persone; scrivi le cifre senza virgolette, come 54',
  ],
  [
    'trained',
    { ...register, source: ' ' },
    6,
    '.source: "" è senza valore; scrivi per esempio \'registro degli iscritti\'',
  ],
  [
    'trained',
    { ...register, to: 'oggi' },
    6,
    '.to: "oggi" non è un mese; scrivi anno e mese, come \'2026-09\'',
  ],
  [
    'trained',
    { ...register, from: '2026-10' },
    5,
    ': la prova finisce prima di cominciare; scrivi in from il primo mese, in to l’ultimo',
  ],
  [
    'stars',
    register,
    2,
    ".meaning: manca; scrivi per esempio meaning: 'chi raggiunge l’obiettivo del percorso'",
  ],
  [
    'experienceYears',
    { source: 'visura', from: '2014-01' },
    14,
    ".to: manca; scrivi per esempio to: '2026-09'",
  ],
])('the evidence of a claim is demanded: %s', (key, value, line, problem) => {
  expect(problemsOf({ claims: { ...claims, [key]: value } })).toEqual([
    `src/content/claims.ts:${line}: claims.${key}${problem}`,
  ])
})

test('a claim without any evidence is reported', () => {
  const { trained: _, ...rest } = claims
  expect(problemsOf({ claims: rest })).toEqual(['src/content/claims.ts:1: claims.trained: manca'])
})

test('each condition of the guarantee is demanded', () => {
  expect(problemsOf({ guarantee: { ...guarantee, otherwise: '' } })).toEqual([
    'src/content/claims.ts:22: guarantee.otherwise: "" è senza valore; scrivi per esempio \'ti rimborsiamo il percorso\'',
  ])
})

test('a testimonial must say when it was collected and how it was checked', () => {
  const [ada, ugo] = testimonials
  const unchecked = { ...ugo, proof: { date: '', source: '' } }
  expect(problemsOf({ testimonials: [ada, unchecked] })).toEqual([
    'src/content/home.ts:17: results.testimonials.1.proof.date: "" non è un mese; scrivi anno e mese, come \'2026-05\'',
    'src/content/home.ts:17: results.testimonials.1.proof.source: "" è senza valore; scrivi per esempio \'registro degli iscritti\'',
  ])
  expect(problemsOf({ testimonials: [{ ...ada, proof: undefined }] })).toEqual([
    'src/content/home.ts:13: results.testimonials.0.proof: manca',
  ])
})

test('the figure of a member of the team needs its evidence too', () => {
  const [ivo] = members
  expect(problemsOf({ members: [{ ...ivo, proof: { ...register, people: 1.5 } }] })).toEqual([
    'src/content/home.ts:7: team.members.0.proof.people: "1.5" non è un numero di persone; scrivi le cifre senza virgolette, come 54',
  ])
})

test.each([
  ['ivo@esempio.it', 'è un valore d’esempio; scrivi il tuo, come'],
  ['ivo@palestra.example', 'non è un indirizzo email; scrivi per esempio'],
  ['ivo', 'non è un indirizzo email; scrivi per esempio'],
])('the email of a member of the team must be real: %s', (wrong, problem) => {
  const [ivo] = members
  expect(problemsOf({ members: [{ ...ivo, email: wrong }] })).toEqual([
    `src/content/home.ts:7: team.members.0.email: "${wrong}" ${problem} 'anna@azienda.it'`,
  ])
})

test('claims that are still marked with demo() are left to the list of placeholders', () => {
  const nothing = { guarantee: {}, testimonials: [{}, {}], members: [{}] }
  expect(problemsOf(nothing, code => `demo(${code})`)).toEqual([])
  expect(problemsOf(nothing)).not.toEqual([])
})

test('an example that has only lost its demo() mark is refused: figures, people', () => {
  const shipped = { source: 'registro degli allievi', people: 54, from: '2016-01', to: '2026-09' }
  const [ada] = testimonials
  const elena = { ...ada, name: 'Elena', detail: 'impiegata' }
  const [ivo] = members
  const andrea = { ...ivo, name: 'Andrea', role: 'Fondatore e capo allenatore' }
  const change = {
    claims: { ...claims, trained: shipped },
    testimonials: [ada, elena],
    members: [andrea],
  }
  const example = 'è un esempio arrivato con il sito; scrivi quello che è vero della tua azienda'
  expect(problemsOf(change)).toEqual([
    `src/content/claims.ts:5: claims.trained: ${example}`,
    'src/content/home.ts:17: results.testimonials.1.name: la testimonianza 2 (Elena): name è ancora quello d’esempio; scrivi quello che è vero',
    'src/content/home.ts:7: team.members.0.name: la persona 1 (Andrea): name è ancora quello d’esempio; scrivi quello che è vero',
  ])
})

const readCode = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')

test('every text of an example gives it away (else add its print to shipped-examples.ts)', () => {
  const marked = listClaims(content).filter(
    ({ file, path: keys }) => placeOf(readCode(file), keys).isMarked,
  )
  const unknown = marked.flatMap(({ texts }) => texts).filter(text => !isShippedExample(text))
  expect(unknown.map(text => `${printOf(text)} ${text}`)).toEqual([])
})

test('an example is known by its words, not by how they are punctuated', () => {
  expect(printOf('Mi alleno la sera,\u00a0due ore.')).toBe(printOf('mi alleno la sera: due ore'))
  expect(printOf('tre ore')).not.toBe(printOf('due ore'))
})
