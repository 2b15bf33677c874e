import { useState } from 'react'
import { video } from '~/content/home'
import { allowedBy } from '~/features/consent/categories'
import { useCookieConsent } from '~/features/consent/cookie-consent-context'
import { Button } from '~/ui/Button'

interface EmbeddedPlayerProps {
  kind: 'youtube' | 'vimeo'
  id: string
}

const players: Record<EmbeddedPlayerProps['kind'], (id: string) => string> = {
  youtube: id => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  vimeo: id => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
}

/** The player of another company. It loads after a notice, or at once with functional cookies. */
export function EmbeddedPlayer({ kind, id }: EmbeddedPlayerProps) {
  const [isAccepted, setIsAccepted] = useState(allowedBy(useCookieConsent()).functional)
  const provider = video.providers[kind]
  if (!isAccepted) {
    return (
      <div className="grid aspect-video place-content-center gap-5 p-6 text-center">
        <p role="status" className="max-w-[44ch]">
          {video.notice(provider)}
        </p>
        <Button className="justify-self-center" onClick={() => setIsAccepted(true)}>
          {video.accept(provider)}
        </Button>
      </div>
    )
  }
  return (
    <iframe
      src={players[kind](encodeURIComponent(id))}
      title={video.label}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="block aspect-video w-full"
    />
  )
}
