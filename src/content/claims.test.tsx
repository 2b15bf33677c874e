import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asShown } from '~/test/browser'
import { renderApp } from '~/test/render-app'
import { claimNotes, claims, claimsNote, yearSpan } from './claims'

const { people, source, sources } = claimNotes
const register = { source: 'registro', people: 60, from: '2019-05', to: '2026-09' }

test('a note explains the figures that need it and names each document once', () => {
  const note = claimsNote([
    { figure: '50+', ...register },
    { figure: '98%', meaning: 'chi finisce', ...register },
    { figure: '10+', source: 'visura', from: '2026-01', to: '2026-09' },
  ])
  expect(note).toBe(
    `98%: chi finisce. ${sources}: registro, 60 ${people}, 2019–2026; visura, 2026.`,
  )
})

test('the label has a singular and a plural; the same source with other people or years is another document', () => {
  const trained = { figure: '50+', ...register }
  expect(claimsNote([trained])).toBe(`${source}: registro, 60 ${people}, 2019–2026.`)
  expect(claimsNote([trained, { figure: '98%', ...register, people: 59 }])).toBe(
    `${sources}: registro, 60 ${people}, 2019–2026; registro, 59 ${people}, 2019–2026.`,
  )
})

test('the span of years does not depend on the order of months', () => {
  expect(yearSpan(['2026-09', '2024-12', '2025-03'])).toBe('2024–2026')
  expect(yearSpan(['2026-01', '2026-09'])).toBe('2026')
})

test.each([
  ['/', 'experienceYears'],
  ['/aziende', 'partnerCompanies'],
] as const)('a note on %s names what proves its figures', async (address, key) => {
  await renderApp(address)
  const { source = '' } = claims[key] ?? {}
  expect(screen.getByText(text => text.includes(asShown(source)))).toBeVisible()
})
