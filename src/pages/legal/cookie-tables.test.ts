import { expect, test } from 'vitest'
import { draftKey } from '~/features/company-lead/draft'
import { consentKey, preferencesKey } from '~/lib/consent-keys'
import { cookieTables } from './cookie-tables'

test('without trackers the policy lists exactly what the site itself stores', () => {
  expect(cookieTables.storage.rows.map(([name]) => name)).toEqual([
    consentKey,
    preferencesKey,
    draftKey,
  ])
})

test('the policy lists the four categories, and that no tracker is active in the optional ones', () => {
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
