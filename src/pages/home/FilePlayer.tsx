import { useEffect, useRef, useState } from 'react'
import { Logo } from '~/brand/Logo'
import { video } from '~/content/home'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { isFocusLost } from '~/lib/focus'
import { Button } from '~/ui/Button'

/** Plays a file of this site. A message replaces it on failure, the lead button at its end. */
export function FilePlayer({ src, captions }: { src: string; captions: string }) {
  const [state, setState] = useState<'playing' | 'failed' | 'ended'>('playing')
  const player = useRef<HTMLVideoElement>(null)
  const play = () => setState('playing')
  useEffect(() => {
    if (state === 'playing') player.current?.focus()
  }, [state])

  if (state === 'failed') {
    return (
      <div role="alert" className="grid aspect-video place-content-center gap-5 p-6 text-center">
        <p className="max-w-[40ch]">{video.failed}</p>
        <Button variant="outline" className="justify-self-center" onClick={play}>
          {video.retry}
        </Button>
      </div>
    )
  }
  if (state === 'ended') return <FilmEnd onReplay={play} />
  return (
    <video
      ref={player}
      src={src}
      aria-label={video.label}
      controls
      autoPlay
      playsInline
      onError={() => setState('failed')}
      onEnded={() => setState('ended')}
      className="-outline-offset-4 block aspect-video w-full bg-ghisa"
    >
      {/* Not on by default: the film itself shows the words. */}
      <track kind="captions" src={captions} srcLang="it" label={video.captions} />
    </video>
  )
}

/** Replaces a film that has ended, and takes the focus that the player had. */
function FilmEnd({ onReplay }: { onReplay: () => void }) {
  const cta = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocusLost()) cta.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid aspect-video place-content-center justify-items-center gap-3.5 p-4 text-center">
      <Logo className="mb-3 h-7.5 w-auto sm:h-11" />
      <OpenModalButton ref={cta}>{video.end.cta}</OpenModalButton>
      <Button variant="outline" size="small" onClick={onReplay}>
        {video.end.replay}
      </Button>
    </div>
  )
}
