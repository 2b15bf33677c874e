import { expect, test } from 'vitest'
import { cookieDialog } from '~/content/cookie-dialog'
import { fillNames } from '~/content/fill-names'
import policyWords from '~/content/pages/cookies.json' with { type: 'json' }
import type { Provider } from '~/content/services/provider'
import { googleTags, metaPixel, players } from '~/content/services/services'
import { categories } from '~/features/consent/choice'
import { draftKeys } from '~/features/sending/lead-state'
import { justSentKey } from '~/features/sending/thanks'
import { consentKey, preferencesKey } from '~/lib/start-signals'
import { aProvider } from '~/test/a-provider'
import { cookieTables, startingCategories } from './cookies'

const google: Provider = googleTags.G
const { youtube } = players

const { own, none, together, places, placeOf } = policyWords.tables
const inWords = (words: string, named: Record<string, string>) =>
  fillNames(words, name => named[name])
const [essential, functional, analytics, marketing] = categories.map(
  key => cookieDialog.categories[key].name,
)
const nameOf = ({ service, company }: Provider) => `${service} (${company})`

const ownEntries = [consentKey, preferencesKey, draftKeys.contact, draftKeys.company, justSentKey]

test('without providers the policy lists exactly the entries that the site stores', () => {
  expect(cookieTables([]).storage.rows.map(([name]) => name)).toEqual(ownEntries)
})

test.each([
  ['none', [], [own, none, none, none]],
  [
    'a Google tag, whose adverts marketing allows',
    [google],
    [
      own,
      none,
      nameOf(google),
      inWords(together, { servizio: nameOf(google), categoria: `${analytics}` }),
    ],
  ],
  ['a pixel and a film', [metaPixel, youtube], [own, nameOf(youtube), none, nameOf(metaPixel)]],
])('each of the four categories names its providers: %s', (_what, providers, expected) => {
  const { rows } = cookieTables(providers).categories
  expect(rows.map(([name]) => name)).toEqual([essential, functional, analytics, marketing])
  expect(rows.map(row => row[2])).toEqual(expected)
})

/** A service with a store in its own category, one in another, and one on another site. */
const film = aProvider({
  id: 'film',
  ...{ service: 'Cinema', company: 'Film S.p.A.', purpose: 'Mostra il film.' },
  categories: ['functional'],
  stores: [
    { name: 'seat', kind: 'cookie', category: 'functional', duration: '24 mesi' },
    { name: 'ad', kind: 'localStorage', category: 'marketing', duration: '3 mesi' },
    { name: 'yt*', kind: 'cookie', site: 'film.test', category: 'functional', duration: '1 ora' },
  ],
})

test('each store of a provider has its own category and place; what the provider is for is said once', () => {
  const rows = cookieTables([film]).storage.rows.slice(ownEntries.length)
  expect(rows).toEqual([
    ['seat', functional, `${places.cookie}, 24 mesi`, 'Cinema: Mostra il film.'],
    ['ad', marketing, `${places.localStorage}, 3 mesi`, 'Cinema'],
    [
      'yt*',
      functional,
      `${inWords(placeOf, { luogo: places.cookie, sito: 'film.test' })}, 1 ora`,
      'Cinema',
    ],
  ])
})

test('a provider starts with each of its categories', () => {
  expect(startingCategories(google)).toBe(analytics)
  expect(startingCategories({ ...google, categories: ['analytics', 'marketing'] })).toBe(
    `${analytics} o ${marketing}`,
  )
})
