import { useEffect, useRef, useState } from 'react'
import { video } from '~/content/home'
import { Button } from '~/ui/Button'

interface FilePlayerProps {
  src: string
  captions: string
}

/** Plays a file of this site, and shows a message when the file cannot be loaded. */
export function FilePlayer({ src, captions }: FilePlayerProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!hasFailed) player.current?.focus()
  }, [hasFailed])

  if (hasFailed) {
    return (
      <div role="alert" className="grid aspect-video place-content-center gap-5 p-6 text-center">
        <p className="max-w-[40ch]">{video.failed}</p>
        <Button
          variant="outline"
          className="justify-self-center"
          onClick={() => setHasFailed(false)}
        >
          {video.retry}
        </Button>
      </div>
    )
  }
  return (
    <video
      ref={player}
      src={src}
      aria-label={video.label}
      controls
      autoPlay
      playsInline
      onError={() => setHasFailed(true)}
      className="-outline-offset-4 block aspect-video w-full bg-ghisa"
    >
      {/* Not on by default: the film shows the same words. */}
      <track kind="captions" src={captions} srcLang="it" label={video.captions} />
    </video>
  )
}
