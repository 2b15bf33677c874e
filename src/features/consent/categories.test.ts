import { expect, test } from 'vitest'
import { allCategories, allowedBy, onlyEssential } from './categories'

test.each([
  [null, onlyEssential],
  [false, onlyEssential],
  [true, allCategories],
])('the consent %s allows only the categories that it covers', (consent, expected) => {
  expect(allowedBy({ consent, preferences: allCategories })).toEqual(expected)
})
