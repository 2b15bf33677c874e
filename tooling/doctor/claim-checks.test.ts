import { expect, test } from 'vitest'
import { copyData } from '../business/testing/copy-data.ts'
import { realBusiness } from '../business/testing/real-business.ts'
import { checkClaims } from './claim-checks.ts'

function check(day: string, data: object = realBusiness) {
  const { root, write } = copyData()
  for (const [name, values] of Object.entries(data)) write(name, JSON.stringify(values))
  return checkClaims(root, new Date(day)).map(
    ({ check: name, outcome, target, message, remedy = '' }) =>
      `${outcome} ${name} ${target}: ${message} → ${remedy}`,
  )
}

test('every claim is listed with its proof', () => {
  const lines = check('2026-11-23')
  expect(lines[0]).toMatch(
    /^ok claims\.proof 110\+, \+80%.*: si può provare con: contratti & attestati, 112 persone, da 2019-02 a 2026-10/,
  )
  for (const { name } of realBusiness.testimonials.testimonials)
    expect(lines.join('\n')).toContain(`testimonianza di ${name}`)
})

test('a proof that is older than two years is told', () => {
  const lines = check('2028-11-01')
  expect(lines[0]).toMatch(
    /^warning claims\.proof 110\+.*: la prova ha più di due anni \(contr.*2026-10\) → aggiornala in src\/content/,
  )
  expect(check('2028-10-31')[0]).toMatch(/^ok/)
})

test('of data that are not whole only that is told', () => {
  expect(check('2026-11-23', { company: realBusiness.company })).toEqual([
    expect.stringMatching(/^warning configuration\.data .*: ne restano \d\d → npm run setup/),
  ])
})
