import { expect, test } from 'vitest'
import { readBusiness } from './business-data.ts'
import { listClaims } from './claims.ts'
import { copyData } from './testing/copy-data.ts'
import { realBusiness } from './testing/real-business.ts'

function writeReal(change: Record<string, object> = {}) {
  const { root, write } = copyData()
  for (const [name, values] of Object.entries({ ...realBusiness, ...change }))
    write(name, JSON.stringify(values))
  return root
}

test('a demonstration fills in what the business does not say, a real site does not', () => {
  const { root, write } = copyData()
  write('offer', '{ "earnings": "Con un contratto." }')
  const { offer, company } = readBusiness(root, { isDemo: true })
  expect(offer.earnings).toBe('Con un contratto.')
  expect(offer.freeMethod.what).toContain('PDF')
  expect(company.email).toBe('info@esempio.it')
  const real = JSON.stringify(readBusiness(writeReal(), { isDemo: false }))
  expect(real).not.toContain('esempio')
})

test('words get facts and typography, what is registered stays as it is written', () => {
  const { companies, offer, company } = readBusiness(writeReal(), { isDemo: false })
  expect(companies.training[0]?.text).toContain('con oltre\u00a012\u00a0anni di mercati')
  expect(offer.freeMethod.inside).toBe('le domande da fare, con “prove” da ripetere a casa')
  expect(company.company.legalName).toContain(`"100% Vendita" di Jürgen Maria D'Amico`)
})

test('every claim is listed with its proof, and what is the demonstration’s as such', () => {
  const claims = listClaims(writeReal())
  expect(claims.map(({ fault }) => fault)).toEqual(claims.map(() => null))
  expect(claims[0]).toEqual({
    name: '110+',
    file: 'src/content/business/claims.json',
    fault: null,
    proof: 'contratti & attestati, 112 persone, da 2019-02 a 2026-10',
    until: '2026-10',
  })
  const { root } = copyData()
  expect(listClaims(root).map(({ fault }) => fault)).toEqual(listClaims(root).map(() => 'example'))
})

test('a claim whose proof breaks a rule is unproven', () => {
  const trained = { ...realBusiness.claims.trained, people: 0 }
  const claims = listClaims(writeReal({ claims: { ...realBusiness.claims, trained } }))
  expect(claims.filter(({ fault }) => fault).map(({ name, fault }) => [name, fault])).toEqual([
    ['110+', 'unproven'],
  ])
})
