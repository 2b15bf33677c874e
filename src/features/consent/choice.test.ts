import { expect, test } from 'vitest'
import { belongsTo, type Provider } from '~/content/services/provider'
import { allCategories, allowanceOf, draftOf, onlyEssential } from './choice'

const provider = (id: string, categories: Provider['categories']): Provider => ({
  id,
  categories,
  service: id,
  company: '',
  purpose: '',
  policy: '',
  stores: [{ name: '_x', kind: 'cookie', category: 'marketing', duration: '' }],
})
const visits = provider('visits', ['analytics'])
const adverts = provider('adverts', ['marketing'])
const both = provider('both', ['analytics', 'marketing'])
const all = [visits, adverts, both]
const asked = ['visits', 'adverts', 'both']

test.each([
  [null, allCategories, asked, []],
  [false, allCategories, asked, []],
  [true, allCategories, asked, asked],
  [true, { ...onlyEssential, analytics: true }, asked, ['visits', 'both']],
  [true, { ...onlyEssential, marketing: true }, asked, ['adverts', 'both']],
  [true, onlyEssential, asked, []],
  [true, allCategories, ['visits'], ['visits']],
  [true, allCategories, [], []],
])('consent %s to %o, asked about %o, lets %o run', (consent, preferences, about, expected) => {
  const choice = { consent, preferences, asked: about, askAgain: null }
  const allowance = allowanceOf(choice, all)
  expect(allowance.providers).toEqual(expected)
  expect(allowance.categories).toEqual(consent ? preferences : onlyEssential)
})

test('a provider belongs to the categories that start it and to those of its stores', () => {
  expect(belongsTo(visits, 'analytics')).toBe(true)
  expect(belongsTo(visits, 'marketing')).toBe(true)
  expect(belongsTo(visits, 'functional')).toBe(false)
})

test('a category begins off in the dialog where the choice does not cover one of its providers', () => {
  const choice = { consent: true, preferences: allCategories, asked: ['visits'], askAgain: null }
  const measuring: Provider = { ...visits, stores: [] }
  expect(draftOf(choice, [measuring])).toEqual(allCategories)
  expect(draftOf(choice, [measuring, adverts])).toEqual({ ...allCategories, marketing: false })
  expect(draftOf({ ...choice, asked: [] }, [measuring, adverts])).toEqual({
    ...allCategories,
    analytics: false,
    marketing: false,
  })
  expect(draftOf({ ...choice, preferences: onlyEssential }, [measuring])).toEqual(onlyEssential)
})
