import { expect, test } from 'vitest'
import { cookiePolicy } from '~/content/legal/cookies'
import { googleTagWords, metaPixelWords, playerWords } from '~/content/tracking'
import type { Provider } from '~/features/consent/allowance'
import { draftKeys } from '~/features/sending/text-draft'
import { consentKey, preferencesKey } from '~/lib/consent-keys'
import { cookieTables, startingCategories } from './cookie-tables'

const google: Provider = { id: 'google-analytics', categories: ['analytics'], ...googleTagWords.G }
const meta: Provider = { id: 'meta-pixel', categories: ['marketing'], ...metaPixelWords }
const youtube: Provider = { id: 'youtube', categories: ['functional'], ...playerWords.youtube }

const ownEntries = [consentKey, preferencesKey, draftKeys.contact, draftKeys.company]

test('without providers the policy lists exactly the entries that the site stores', () => {
  expect(cookieTables([]).storage.rows.map(([name]) => name)).toEqual(ownEntries)
})

test.each([
  ['none', [], ['Solo il sito stesso', 'Nessuno', 'Nessuno', 'Nessuno']],
  [
    'a Google tag, whose adverts marketing allows',
    [google],
    [
      'Solo il sito stesso',
      'Nessuno',
      'Google Analytics (Google Ireland Limited)',
      'Google Analytics (Google Ireland Limited), insieme a Analitici',
    ],
  ],
  [
    'a pixel and a film',
    [meta, youtube],
    [
      'Solo il sito stesso',
      'YouTube (Google Ireland Limited)',
      'Nessuno',
      'Pixel di Meta (Meta Platforms Ireland Limited)',
    ],
  ],
])('each of the four categories names its providers: %s', (_what, providers, expected) => {
  const { rows } = cookieTables(providers).categories
  expect(rows.map(([name]) => name)).toEqual(['Essenziali', 'Funzionali', 'Analitici', 'Marketing'])
  expect(rows.map(row => row[2])).toEqual(expected)
})

test('each store of a provider has its own category and place', () => {
  const rows = cookieTables([google, youtube]).storage.rows.slice(ownEntries.length)
  const of = (name: string) => rows.filter(row => row[0] === name).map(row => row.slice(1, 3))
  expect(of('_ga')).toEqual([['Analitici', 'Cookie, 24 mesi']])
  expect(of('_gcl_*')).toEqual([
    ['Marketing', 'Cookie, 3 mesi'],
    ['Marketing', 'Memoria locale (localStorage), finché non la cancelli'],
  ])
  expect(of('yt*')).toEqual([
    ['Funzionali', 'Memoria locale (localStorage) di youtube-nocookie.com, finché non la cancelli'],
  ])
  expect(startingCategories(google)).toBe('Analitici')
  expect(startingCategories({ ...google, categories: ['analytics', 'marketing'] })).toBe(
    'Analitici o Marketing',
  )
})

test('the policy says what is and nothing that might be', () => {
  const services = [google, meta, youtube].map(each => ({
    ...each,
    startsWith: 'Marketing',
    hasNotice: each === youtube,
  }))
  for (const policy of [cookiePolicy([]), cookiePolicy(services)]) {
    expect(JSON.stringify(policy)).not.toMatch(/potremm|potrebb|eventual|se ce ne sono/)
  }
  expect(JSON.stringify(cookiePolicy([]))).not.toMatch(/Meta|YouTube|Vimeo|Google \(/)
})
