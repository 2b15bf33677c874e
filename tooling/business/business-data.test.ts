import { expect, test } from 'vitest'
import { readBusiness } from './business-data.ts'
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
