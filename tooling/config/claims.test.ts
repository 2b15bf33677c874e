import { expect, test } from 'vitest'
import { type ClaimContent, listClaims } from './claims.ts'

const register = { source: 'registro', people: 60, from: '2019-05', to: '2026-09' }
const { people: _, ...document } = register
const proof = { date: '2026-05', source: 'recensioni' }
const content: ClaimContent = {
  facts: { trained: '50+' },
  claims: {
    stars: { ...register, meaning: 'chi finisce' },
    trained: register,
    experienceYears: document,
    partnerCompanies: { ...document, to: document.from },
  },
  guarantee: {
    programmes: 'corsi',
    condition: 'a tutti',
    within: '1 mese',
    contract: 'un contratto',
    otherwise: 'ti rimborsiamo',
  },
  testimonials: [{ name: 'Ada', detail: 'agente', quote: 'Vendo.', proof }],
  members: [{ name: 'Ivo', role: 'coach', bio: 'Allena.', email: 'ivo@a.it', proof: register }],
}

const claimsOf = (change: object = {}) => listClaims({ ...content, ...change })
const claimNamed = (name: string, change?: object) =>
  claimsOf(change).find(claim => claim.name === name)

test('figures come first, by their words, then the guarantee and the people', () => {
  expect(claimsOf().map(({ name }) => name)).toEqual([
    'cinque stelle',
    '50+',
    'successRate',
    'salesIncrease',
    'experienceYears',
    'partnerCompanies',
    'garanzia di inserimento',
    'testimonianza di Ada',
    'persone formate da Ivo',
  ])
})

test.each([
  ['50+', 'registro, 60 persone, da 2019-05 a 2026-09', '2026-09'],
  ['experienceYears', 'registro, da 2019-05 a 2026-09', '2026-09'],
  ['partnerCompanies', 'registro, da 2019-05 a 2019-05', '2019-05'],
  ['garanzia di inserimento', 'corsi, a tutti, 1 mese, un contratto, ti rimborsiamo', undefined],
  ['testimonianza di Ada', 'recensioni, raccolta nel 2026-05', '2026-05'],
  ['persone formate da Ivo', 'registro, 60 persone, da 2019-05 a 2026-09', '2026-09'],
])('the proof of “%s” is “%s”', (name, words, until) => {
  expect(claimNamed(name)).toMatchObject({ proof: words, until, problems: [] })
})

test('what has a problem has no proof, and neither has what is not there', () => {
  expect(claimNamed('successRate')).toMatchObject({ proof: '', until: undefined, texts: ['""'] })
  const wrong = { ...register, people: 0 }
  expect(claimNamed('50+', { claims: { trained: wrong } })?.proof).toBe('')
  const [ada] = content.testimonials
  const undated = { testimonials: [{ ...ada, proof: { ...proof, date: '' } }] }
  expect(claimNamed('testimonianza di Ada', undated)?.proof).toBe('')
  const [ivo] = content.members
  expect(claimNamed('persone formate da Ivo', { members: [{ ...ivo, proof: wrong }] })?.proof).toBe(
    '',
  )
})

test('a person is known by what they say and by who they are', () => {
  expect(claimNamed('testimonianza di Ada')).toMatchObject({
    texts: ['Vendo.', 'Ada agente'],
    person: { name: 'la testimonianza 1 (Ada)', fields: ['quote', 'name'] },
  })
  expect(claimNamed('persone formate da Ivo')).toMatchObject({
    texts: ['Allena.', 'Ivo coach'],
    person: { name: 'la persona 1 (Ivo)', fields: ['bio', 'name'] },
  })
})

test('words that are missing are no example', () => {
  const [ada] = content.testimonials
  const [ivo] = content.members
  const silent = {
    testimonials: [{ ...ada, quote: undefined }],
    members: [{ ...ivo, bio: undefined }],
  }
  expect(claimNamed('testimonianza di Ada', silent)?.texts[0]).toBe('')
  expect(claimNamed('persone formate da Ivo', silent)?.texts[0]).toBe('')
})
