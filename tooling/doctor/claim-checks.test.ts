import { expect, test } from 'vitest'
import type { Claim } from '../business/claims.ts'
import { checkClaims } from './claim-checks.ts'

const now = new Date('2026-11-21T12:00:00Z')
const sound: Claim = {
  name: '98%',
  file: 'src/content/business/claims.json',
  fault: null,
  proof: 'registro, 60 persone, da 2019-05 a 2026-09',
  until: '2026-09',
}

function report(...changes: Partial<Claim>[]) {
  return checkClaims(
    changes.map(change => ({ ...sound, ...change })),
    now,
  ).map(({ check, outcome, target, message, remedy }) =>
    [`${outcome} ${check} ${target}: ${message}`, remedy ?? []].flat().join(' → '),
  )
}

test('a claim with its evidence is listed, so that the business knows what it must be able to show', () => {
  expect(report({}, { name: 'garanzia', proof: 'rimborso', until: undefined })).toEqual([
    'ok claims.proof 98%: si può provare con: registro, 60 persone, da 2019-05 a 2026-09',
    'ok claims.proof garanzia: si può provare con: rimborso',
  ])
})

test('evidence that ends more than two years ago is told', () => {
  expect(report({ until: '2024-11' })).toEqual([expect.stringMatching(/^ok /)])
  expect(report({ until: '2024-10' })).toEqual([
    'warning claims.proof 98%: la prova ha più di due anni (registro, 60 persone, da 2019-05 a 2026-09) → aggiornala in src/content/business/claims.json, oppure togli l’affermazione',
  ])
})

test('missing evidence and examples are told, those with the same fault in one line', () => {
  expect(
    report(
      { fault: 'unproven' },
      { name: 'Elena', fault: 'example' },
      { name: 'Sara', fault: 'example' },
    ),
  ).toEqual([
    'warning claims.proof 98%: è un’affermazione senza prova → scrivi come si può provare in src/content/business/claims.json',
    'warning claims.proof Elena, Sara: esempio da sostituire → scrivi i dati veri in src/content/business/claims.json',
  ])
})
