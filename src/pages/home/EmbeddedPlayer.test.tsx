import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fillNames } from '~/content/fill-names'
import { video } from '~/content/home'
import type { Provider } from '~/content/services/provider'
import { players } from '~/content/services/services'
import { CookieConsentProvider, useCookieConsent } from '~/features/consent/cookie-consent-context'
import { asShown } from '~/test/browser'
import { EmbeddedPlayer } from './EmbeddedPlayer'

const named = (words: string, kind: 'youtube' | 'vimeo') =>
  fillNames(words, () => players[kind].service)

afterEach(() => localStorage.clear())

const providers: Provider[] = Object.values(players)

function Choices() {
  const { acceptAll, rejectAll } = useCookieConsent()
  return (
    <>
      <button type="button" onClick={acceptAll}>
        accept
      </button>
      <button type="button" onClick={rejectAll}>
        reject
      </button>
    </>
  )
}

function show(kind: 'youtube' | 'vimeo') {
  render(
    <CookieConsentProvider providers={providers}>
      <EmbeddedPlayer kind={kind} id="abc 123" />
      <Choices />
    </CookieConsentProvider>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const frame = () => screen.queryByTitle(asShown(video.label))

test.each([
  ['youtube', 'https://www.youtube-nocookie.com/embed/abc%20123?autoplay=1&rel=0'],
  ['vimeo', 'https://player.vimeo.com/video/abc%20123?autoplay=1&dnt=1'],
] as const)('the player of %s loads only after its notice', async (kind, address) => {
  show(kind)
  expect(frame()).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(asShown(named(video.notice, kind)))
  await press(named(video.accept, kind))
  expect(frame()).toHaveAttribute('src', address)
})

test.each([
  [['youtube'], true],
  [['vimeo'], false],
])(
  'a visitor who was asked about %j and allowed functional cookies sees the player at once: %s',
  (asked, isThere) => {
    const day = new Date().toISOString().slice(0, 10)
    localStorage.setItem('cookie-consent', 'true')
    localStorage.setItem('cookie-preferences', JSON.stringify({ functional: true, asked, day }))
    show('youtube')
    expect(Boolean(frame())).toBe(isThere)
  },
)

test('the next refusal removes a player that was accepted by its notice', async () => {
  show('vimeo')
  await press(named(video.accept, 'vimeo'))
  await press('reject')
  expect(frame()).not.toBeInTheDocument()
  // Watching this one film is possible without functional cookies.
  await press(named(video.accept, 'vimeo'))
  expect(frame()).toBeInTheDocument()
  await press('accept')
  expect(frame()).toBeInTheDocument()
})
