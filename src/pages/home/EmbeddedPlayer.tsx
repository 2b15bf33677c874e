import { useState } from 'react'
import { fillNames } from '~/content/fill-names'
import { video } from '~/content/home'
import { players } from '~/content/services/services'
import { useCookieConsent } from '~/features/consent/cookie-consent-context'
import { Button } from '~/ui/Button'

/** Loads after the visitor accepts a notice, or if the cookie choice allows it; a later refusal removes it. */
export function EmbeddedPlayer({ kind, id }: { kind: keyof typeof players; id: string }) {
  const { choice, allowance } = useCookieConsent()
  // The cookie choice at the time when the visitor accepted the notice.
  const [acceptedUnder, setAcceptedUnder] = useState<typeof choice | null>(null)
  const isAccepted = allowance.providers.includes(kind) || acceptedUnder === choice
  const named = (words: string) => fillNames(words, () => players[kind].service)
  if (!isAccepted) {
    return (
      <div className="grid aspect-video place-content-center gap-5 p-6 text-center">
        <p role="status" className="max-w-[44ch]">
          {named(video.notice)}
        </p>
        <Button className="justify-self-center" onClick={() => setAcceptedUnder(choice)}>
          {named(video.accept)}
        </Button>
      </div>
    )
  }
  return (
    <iframe
      src={players[kind].address(encodeURIComponent(id))}
      title={video.label}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="block aspect-video w-full"
    />
  )
}
