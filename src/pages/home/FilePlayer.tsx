import { useEffect, useRef, useState } from 'react'
import { video } from '~/content/home'
import { Button } from '~/ui/Button'
import { FilmEnd } from './FilmEnd'

interface FilePlayerProps {
  src: string
  captions: string
}

/** Plays a file of this site; a message or the lead button takes its place when it fails or ends. */
export function FilePlayer({ src, captions }: FilePlayerProps) {
  const [state, setState] = useState<'playing' | 'failed' | 'ended' | 'ended with focus'>('playing')
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
  if (state !== 'playing')
    return <FilmEnd hadFocus={state === 'ended with focus'} onReplay={play} />
  return (
    <video
      ref={player}
      src={src}
      aria-label={video.label}
      controls
      autoPlay
      playsInline
      onError={() => setState('failed')}
      onEnded={({ currentTarget }) =>
        setState(document.activeElement === currentTarget ? 'ended with focus' : 'ended')
      }
      className="-outline-offset-4 block aspect-video w-full bg-ghisa"
    >
      {/* Not on by default: the film shows the same words. */}
      <track kind="captions" src={captions} srcLang="it" label={video.captions} />
    </video>
  )
}
