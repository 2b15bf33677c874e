import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claims } from '~/content/claims'
import { asShown } from '~/test/as-shown'
import { renderApp } from '~/test/render-app'

test.each([
  ['/', 'experienceYears'],
  ['/aziende', 'partnerCompanies'],
] as const)('a note on %s names what proves the figures', async (address, key) => {
  await renderApp(address)
  const { source = '', to = '' } = claims[key] ?? {}
  const isNote = (text: string) => text.includes(asShown(source)) && text.includes(to.slice(0, 4))
  expect(screen.getByText(isNote)).toBeVisible()
})
