import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { cookieBanner } from '~/content/cookies'
import { fillNames } from '~/content/fill-names'
import type { Provider } from '~/content/services/provider'
import { aProvider } from '~/test/a-provider'
import { asShown } from '~/test/browser'
import { CookieBanner } from './CookieBanner'
import { CookieConsentProvider } from './cookie-consent-context'

const film = aProvider({ id: 'film', categories: ['functional'] })
const pixel = aProvider({ id: 'pixel', categories: ['marketing'] })
const statistics = aProvider({
  id: 'statistics',
  categories: ['analytics'],
  stores: [{ name: '_ad', kind: 'cookie', category: 'marketing', duration: '' }],
})

const { noPurpose, purposes } = cookieBanner
const purpose = (list: string) => fillNames(cookieBanner.purpose, () => list)
const { functional, analytics, marketing } = purposes

test.each<[string, Provider[]]>([
  [noPurpose, []],
  [purpose(functional), [film]],
  [purpose(`${analytics} e ${marketing}`), [statistics]],
  [purpose(`${functional}, ${analytics} e ${marketing}`), [pixel, statistics, film]],
])('the banner says "%s" for what the site has', (words, providers) => {
  render(
    <MemoryRouter>
      <CookieConsentProvider providers={providers}>
        <CookieBanner />
      </CookieConsentProvider>
    </MemoryRouter>,
  )
  expect(screen.getByText(asShown(words))).toBeInTheDocument()
})
