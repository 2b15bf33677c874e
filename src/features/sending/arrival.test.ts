import { describe, expect, test } from 'vitest'
import { companyArrival, isCompanyArrival } from './arrival'

describe('isCompanyArrival', () => {
  test('knows what the form for companies has left, also after a copy', () => {
    expect(isCompanyArrival(structuredClone(companyArrival))).toBe(true)
  })

  test.each([null, undefined, 'company', 1, {}, { form: 'contact' }, ['company']])(
    'takes %j for another arrival',
    state => {
      expect(isCompanyArrival(state)).toBe(false)
    },
  )
})
