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
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state === 'playing') player.current?.focus()
    // The player, which is gone, had the focus.
    else if (isFocusLost()) next.current?.focus({ preventScroll: true })
  }, [state])

  if (state === 'playing') {
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
  return (
    <div className="grid aspect-video place-content-center justify-items-center gap-3.5 p-4 text-center">
      {state === 'failed' ? (
        <p role="alert" className="max-w-[40ch]">
          {video.failed}
        </p>
      ) : (
        <>
          <Logo className="mb-3 h-7.5 w-auto sm:h-11" />
          <OpenModalButton ref={next}>{video.end.cta}</OpenModalButton>
        </>
      )}
      <Button
        ref={state === 'failed' ? next : undefined}
        variant="outline"
        size="small"
        onClick={() => setState('playing')}
      >
        {state === 'failed' ? video.retry : video.end.replay}
      </Button>
    </div>
  )
}
