import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { CookieConsentProvider } from '~/features/consent/cookie-consent-context'
import { EmbeddedPlayer } from './EmbeddedPlayer'

afterEach(() => localStorage.clear())

function show(kind: 'youtube' | 'vimeo') {
  render(
    <CookieConsentProvider>
      <EmbeddedPlayer kind={kind} id="abc 123" />
    </CookieConsentProvider>,
  )
}

const frame = () => screen.queryByTitle('Presentazione di Palestra Venditori')

test.each([
  ['youtube', 'YouTube', 'https://www.youtube-nocookie.com/embed/abc%20123?autoplay=1&rel=0'],
  ['vimeo', 'Vimeo', 'https://player.vimeo.com/video/abc%20123?autoplay=1&dnt=1'],
] as const)('the player of %s loads only after its notice', async (kind, name, address) => {
  show(kind)
  expect(frame()).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(`${name} riceve il tuo indirizzo IP`)
  await userEvent.click(screen.getByRole('button', { name: `Guarda su ${name}` }))
  expect(frame()).toHaveAttribute('src', address)
})

test('a visitor who allows functional cookies sees no notice', () => {
  localStorage.setItem('cookie-consent', 'true')
  localStorage.setItem('cookie-preferences', '{"functional":true}')
  show('youtube')
  expect(frame()).toBeInTheDocument()
})

test('stored preferences without a consent do not skip the notice', () => {
  localStorage.setItem('cookie-consent', 'false')
  localStorage.setItem('cookie-preferences', '{"functional":true}')
  show('youtube')
  expect(frame()).not.toBeInTheDocument()
})
