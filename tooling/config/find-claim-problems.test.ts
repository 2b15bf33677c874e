// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import type { ClaimContent } from './claims.ts'
import { findClaimProblems, placeClaims } from './find-claim-problems.ts'
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
  ['trained', { ...register, people: undefined }, 5, '.people is missing'],
  ['trained', { ...register, people: 0 }, 5, '.people must be the number of people'],
  ['trained', { ...register, source: ' ' }, 5, '.source must not be empty'],
  ['trained', { ...register, to: 'oggi' }, 5, '.to must be a month, such as 2026-09'],
  ['trained', { ...register, from: '2026-10' }, 5, ' must not end before it starts'],
  ['stars', register, 2, '.meaning is missing'],
  ['experienceYears', { source: 'visura', from: '2014-01' }, 14, '.to is missing'],
])('the evidence of a claim is demanded: %s', (key, value, line, problem) => {
  expect(problemsOf({ claims: { ...claims, [key]: value } })).toEqual([
    `src/content/claims.ts:${line}: claims.${key}${problem}`,
  ])
})

test('a claim without any evidence is reported', () => {
  const { trained: _, ...rest } = claims
  expect(problemsOf({ claims: rest })).toEqual([
    'src/content/claims.ts:1: claims.trained is missing',
  ])
})

test('each condition of the guarantee is demanded', () => {
  expect(problemsOf({ guarantee: { ...guarantee, otherwise: '' } })).toEqual([
    'src/content/claims.ts:21: guarantee.otherwise must not be empty',
  ])
})

test('a testimonial must say when it was collected and how it was checked', () => {
  const [ada, ugo] = testimonials
  const unchecked = { ...ugo, proof: { date: '', source: '' } }
  expect(problemsOf({ testimonials: [ada, unchecked] })).toEqual([
    'src/content/home.ts:16: results.testimonials.1.proof.date must be a month, such as 2026-09',
    'src/content/home.ts:16: results.testimonials.1.proof.source must not be empty',
  ])
  expect(problemsOf({ testimonials: [{ ...ada, proof: undefined }] })).toEqual([
    'src/content/home.ts:13: results.testimonials.0.proof is missing',
  ])
})

test('the figure of a member of the team needs its evidence too', () => {
  const [ivo] = members
  expect(problemsOf({ members: [{ ...ivo, proof: { ...register, people: 1.5 } }] })).toEqual([
    'src/content/home.ts:6: team.members.0.proof.people must be the number of people',
  ])
})

test.each([
  ['ivo@esempio.it', ' must not be an example'],
  ['ivo@palestra.example', ' must be an email address'],
  ['ivo', ' must be an email address'],
])('the email of a member of the team must be real: %s', (wrong, problem) => {
  const [ivo] = members
  expect(problemsOf({ members: [{ ...ivo, email: wrong }] })).toEqual([
    `src/content/home.ts:6: team.members.0.email${problem}`,
  ])
})

test('claims that are still marked with demo() are left to the list of placeholders', () => {
  const nothing = { guarantee: {}, testimonials: [{}, {}], members: [{}] }
  expect(problemsOf(nothing, code => `demo(${code})`)).toEqual([])
  expect(problemsOf(nothing)).not.toEqual([])
})

test('an example that has only lost its demo() mark is refused, whatever it is about', () => {
  const shipped = { source: 'registro degli allievi', people: 54, from: '2016-01', to: '2026-09' }
  const promise = {
    programmes: 'percorsi intensivi',
    condition: 'a chi li completa',
    within: '6\u00a0mesi dalla fine',
    contract: 'un contratto di lavoro o di agenzia',
    otherwise: 'ti rimborsiamo il percorso',
  }
  const [ada] = testimonials
  const elena = { ...ada, name: 'Elena', detail: 'impiegata' }
  const [ivo] = members
  const andrea = { ...ivo, name: 'Andrea', role: 'Fondatore e capo allenatore' }
  const change = {
    claims: { ...claims, trained: shipped },
    guarantee: promise,
    testimonials: [ada, elena],
    members: [andrea],
  }
  const example = 'is an example that the site came with: write what is true of the business'
  expect(problemsOf(change)).toEqual([
    `src/content/claims.ts:5: claims.trained ${example}`,
    `src/content/claims.ts:21: guarantee ${example}`,
    `src/content/home.ts:16: results.testimonials.1 ${example}`,
    `src/content/home.ts:6: team.members.0 ${example}`,
  ])
})

const readCode = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')

test('every text of an example gives it away (else add its print to shipped-examples.ts)', () => {
  const marked = placeClaims(readCode, content).filter(({ isMarked }) => isMarked)
  const unknown = marked.flatMap(({ texts }) => texts).filter(text => !isShippedExample(text))
  expect(unknown.map(text => `${printOf(text)} ${text}`)).toEqual([])
})

test('an example is known by its words, not by how they are punctuated', () => {
  expect(printOf('Mi alleno la sera,\u00a0due ore.')).toBe(printOf('mi alleno la sera: due ore'))
  expect(printOf('tre ore')).not.toBe(printOf('due ore'))
})
