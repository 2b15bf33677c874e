import { expect, test } from 'vitest'
import { draftKeys } from '~/features/sending/text-draft'
import { consentKey, preferencesKey } from '~/lib/consent-keys'
import { cookieTables } from './cookie-tables'

test('without trackers the policy lists exactly the entries that the site stores', () => {
  expect(cookieTables.storage.rows.map(([name]) => name)).toEqual([
    consentKey,
    preferencesKey,
    draftKeys.contact,
    draftKeys.company,
  ])
})

test('the policy lists the four categories, without active trackers in the optional ones', () => {
  expect(cookieTables.categories.rows.map(([name]) => name)).toEqual([
    'Essenziali',
    'Funzionali',
    'Analitici',
    'Marketing',
  ])
  expect(cookieTables.categories.rows.map(row => row[2])).toEqual([
    'Solo il sito stesso',
    'Nessuno',
    'Nessuno',
    'Nessuno',
  ])
})
