// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { belongsTo, type Provider } from '~/content/services/provider'
import { aProvider } from '~/test/a-provider'
import { allCategories, allowanceOf, draftOf, noChoice, onlyEssential } from './choice'
import { parseFlag, parsePreferences, readConsent, writeConsent } from './stored-consent'

test.each([
  ['absent', null, null],
  ['true', 'true', true],
  ['false', 'false', false],
  ['empty', '', null],
  ['capitals', 'TRUE', null],
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
  ['a list', '[true,true,true,true]', onlyEssential],
  ['texts', '{"analytics":"true","marketing":"yes"}', onlyEssential],
  ['a prototype', '{"__proto__":{"marketing":true},"analytics":true}', analytics],
  ['unparseable', '{"analytics":tru', onlyEssential],
])('the stored preferences are read: %s', (_what, text, expected) => {
  const preferences = parsePreferences(text)
  expect(preferences).toEqual(expected)
  expect(Object.keys(preferences)).toEqual(['essential', 'functional', 'analytics', 'marketing'])
})

const provider = aProvider({ id: 'visits', categories: ['analytics'] })
const now = new Date('2026-11-21T10:00:00Z')
const chosen = { consent: true, preferences: analytics, asked: ['visits'], askAgain: null }

function store(preferences: unknown, consent = 'true') {
  localStorage.setItem('cookie-consent', consent)
  localStorage.setItem('cookie-preferences', JSON.stringify(preferences))
}

afterEach(() => localStorage.clear())

test('a site without providers stores the four categories and nothing else', () => {
  expect(writeConsent({ ...chosen, asked: [] }, now)).toBe(true)
  expect({ ...localStorage }).toEqual({
    'cookie-consent': 'true',
    'cookie-preferences':
      '{"essential":true,"functional":false,"analytics":true,"marketing":false}',
  })
  expect(readConsent([], now)).toEqual({ ...chosen, asked: [] })
})

test('with providers the choice carries what was asked and the day, and is read again', () => {
  expect(writeConsent(chosen, now)).toBe(true)
  expect(JSON.parse(localStorage.getItem('cookie-preferences') ?? '')).toEqual({
    ...analytics,
    asked: ['visits'],
    day: '2026-11-21',
  })
  expect(readConsent([provider], now)).toEqual(chosen)
})

test.each([
  ['a provider that came later', { analytics: true, asked: ['visits'], day: '2026-11-01' }, 'new'],
  ['any provider, before there was one', { analytics: true }, 'new'],
  ['a list that is none', { analytics: true, asked: 'adverts', day: '2026-11-01' }, 'new'],
] as const)(
  '%s is not covered by the choice, so that the banner asks again',
  (_what, text, why) => {
    store(text)
    const consent = readConsent([provider, { ...provider, id: 'adverts' }], now)
    expect(consent.askAgain).toBe(why)
    expect(consent.asked).not.toContain('adverts')
    expect(consent.consent).toBe(true)
  },
)

test.each([
  ['today', '2026-11-21', null],
  ['twelve months ago', '2025-11-21', null],
  ['twelve months and a day ago', '2025-11-20', 'old'],
  ['tomorrow, by a wrong clock', '2026-11-22', 'old'],
  ['no day at all', undefined, 'old'],
  ['a list', ['2026-11-21'], 'old'],
])('a choice of %s is kept or asked for again', (_what, day, askAgain) => {
  store({ analytics: true, asked: [7, 'visits', null], day })
  expect(readConsent([provider], now)).toEqual(
    askAgain ? { ...noChoice, askAgain } : { ...chosen, askAgain },
  )
})

test('without the flag the preferences alone are no choice', () => {
  localStorage.setItem('cookie-preferences', '{"analytics":true}')
  expect(readConsent([], now)).toBe(noChoice)
})

test('a refusal is kept like a consent, and asked for again like one', () => {
  store({ ...onlyEssential, asked: ['visits'], day: '2026-11-01' }, 'false')
  expect(readConsent([provider], now)).toMatchObject({ consent: false, askAgain: null })
  expect(readConsent([{ ...provider, id: 'new' }], now).askAgain).toBe('new')
})

test('without providers an old choice lasts', () => {
  store({ analytics: true, asked: ['visits'], day: '2020-01-01' })
  expect(readConsent([], now)).toMatchObject({ consent: true, askAgain: null })
})

test('between its two entries a choice allows no more than before or after', () => {
  const choices = [
    { ...chosen, preferences: allCategories },
    chosen,
    { ...chosen, consent: false, preferences: onlyEssential },
  ]
  const state = () => {
    const { categories } = allowanceOf(readConsent([provider], now), [provider])
    return { categories, askAgain: readConsent([provider], now).askAgain }
  }
  for (const before of [null, ...choices]) {
    for (const after of choices) {
      localStorage.clear()
      if (before) writeConsent(before, now)
      const seen = [state()]
      const write = Storage.prototype.setItem
      const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
        this: Storage,
        key,
        text,
      ) {
        write.call(this, key, text)
        seen.push(state())
      })
      writeConsent(after, now)
      spy.mockRestore()
      const ends = [seen.at(0), seen.at(-1)]
      for (const between of seen) expect(ends).toContainEqual(between)
    }
  }
})

test('repeating a choice fires no storage event in another tab', () => {
  writeConsent(chosen, now)
  const remove = vi.spyOn(Storage.prototype, 'removeItem')
  writeConsent(chosen, now)
  expect(remove).not.toHaveBeenCalled()
})

test('a full storage keeps no earlier consent', () => {
  writeConsent(chosen, now)
  const write = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (text.length > 60) throw new DOMException('full', 'QuotaExceededError')
    write.call(this, key, text)
  })
  expect(writeConsent({ ...chosen, consent: false, preferences: onlyEssential }, now)).toBe(false)
  expect({ ...localStorage }).toEqual({})
})

const named = (id: string, categories: Provider['categories']) =>
  aProvider({
    id,
    categories,
    stores: [{ name: '_x', kind: 'cookie', category: 'marketing', duration: '' }],
  })
const visits = named('visits', ['analytics'])
const adverts = named('adverts', ['marketing'])
const both = named('both', ['analytics', 'marketing'])
const all = [visits, adverts, both]
const aboutAll = ['visits', 'adverts', 'both']

test.each([
  [null, allCategories, aboutAll, []],
  [false, allCategories, aboutAll, []],
  [true, allCategories, aboutAll, aboutAll],
  [true, { ...onlyEssential, analytics: true }, aboutAll, ['visits', 'both']],
  [true, { ...onlyEssential, marketing: true }, aboutAll, ['adverts', 'both']],
  [true, onlyEssential, aboutAll, []],
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
