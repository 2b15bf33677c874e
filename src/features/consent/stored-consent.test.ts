import { expect, test } from 'vitest'
import { allCategories, onlyEssential } from './categories'
import { parseFlag, parsePreferences } from './stored-consent'

test.each([
  ['absent', null, null],
  ['true', 'true', true],
  ['false', 'false', false],
  ['empty', '', null],
  ['capitals', 'TRUE', null],
  ['JSON of another kind', '"true"', null],
  ['a number', '1', null],
])('the stored flag is read: %s', (_what, text, expected) => {
  expect(parseFlag(text)).toBe(expected)
})

const analytics = { ...onlyEssential, analytics: true }

test.each([
  ['absent', null, onlyEssential],
  [
    'valid',
    '{"essential":true,"functional":true,"analytics":false,"marketing":true}',
    { ...allCategories, analytics: false },
  ],
  ['partial', '{"analytics":true}', analytics],
  ['without the essential', '{"essential":false,"analytics":true}', analytics],
  ['null', 'null', onlyEssential],
  ['a list', '[true,true,true,true]', onlyEssential],
  ['texts', '{"analytics":"true","marketing":"yes"}', onlyEssential],
  ['numbers', '{"analytics":1,"marketing":{}}', onlyEssential],
  ['a prototype', '{"__proto__":{"marketing":true},"analytics":true}', analytics],
  ['of unknown categories', '{"analytics":true,"admin":true}', analytics],
  ['a megabyte', JSON.stringify({ analytics: true, junk: 'x'.repeat(1_000_000) }), analytics],
  ['unparseable', '{"analytics":tru', onlyEssential],
  ['a text', '"analytics"', onlyEssential],
])('the stored preferences are read: %s', (_what, text, expected) => {
  const preferences = parsePreferences(text)
  expect(preferences).toEqual(expected)
  expect(Object.keys(preferences)).toEqual(['essential', 'functional', 'analytics', 'marketing'])
})
