import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Provider } from './allowance'
import { CookieBanner } from './CookieBanner'
import { CookieConsentProvider } from './cookie-consent-context'

const nobody = { service: '', company: '', purpose: '', policy: '', stores: [] }
const film: Provider = { ...nobody, id: 'film', categories: ['functional'] }
const pixel: Provider = { ...nobody, id: 'pixel', categories: ['marketing'] }
const statistics: Provider = {
  ...nobody,
  id: 'statistics',
  categories: ['analytics'],
  stores: [{ name: '_ad', kind: 'cookie', category: 'marketing', duration: '' }],
}

test.each<[string, Provider[]]>([
  ['Oggi il sito usa solo memorie tecniche necessarie.', []],
  ['Solo con il tuo consenso anche cookie per video esterni.', [film]],
  ['Solo con il tuo consenso anche cookie per statistiche e annunci.', [statistics]],
  ['anche cookie per video esterni, statistiche e annunci.', [pixel, statistics, film]],
])('the banner says "%s" for what the site has', (words, providers) => {
  render(
    <MemoryRouter>
      <CookieConsentProvider providers={providers}>
        <CookieBanner />
      </CookieConsentProvider>
    </MemoryRouter>,
  )
  expect(screen.getByRole('region', { name: 'Cookie' })).toHaveTextContent(words)
})
