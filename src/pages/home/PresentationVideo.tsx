import { useEffect, useRef, useState } from 'react'
import { video } from '~/content/home'
import { PlayGlyph } from '~/ui/art/glyphs'
import { VideoPoster } from '~/ui/art/VideoPoster'
import { Button } from '~/ui/Button'

type Stage = 'poster' | 'playing' | 'failed'

/** The presentation video: a drawn poster, nothing is fetched before the visitor asks for it. */
export function PresentationVideo() {
  const [stage, setStage] = useState<Stage>('poster')
  return (
    <div className="overflow-hidden rounded-surface bg-ferro">
      {stage === 'poster' && <PosterButton onPlay={() => setStage('playing')} />}
      {stage === 'playing' && <Player onFail={() => setStage('failed')} />}
      {stage === 'failed' && <FailureNotice onRetry={() => setStage('playing')} />}
    </div>
  )
}

function PosterButton({ onPlay }: { onPlay: () => void }) {
  return (
    <button
      type="button"
      onClick={onPlay}
      className="group block w-full cursor-pointer text-left data-waiting:cursor-progress"
    >
      <VideoPoster className="block aspect-video w-full" />
      <span className="flex items-center gap-4.5 px-5.5 py-4.5 group-hover:bg-acciaio">
        <span className="grid size-15 flex-none place-items-center rounded-full bg-fuoco group-data-waiting:opacity-60">
          <PlayGlyph />
        </span>
        <span className="font-bold text-[1.05rem] leading-tight">
          {video.play}
          <span className="mt-1 block font-normal text-[0.9rem] text-fumo-chiaro">
            {video.hint}
          </span>
        </span>
      </span>
    </button>
  )
}

function Player({ onFail }: { onFail: () => void }) {
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    player.current?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useMediaCaption: the film is silent and its words are on the screen.
    <video
      ref={player}
      src={video.file}
      aria-label={video.label}
      controls
      autoPlay
      playsInline
      onError={onFail}
      className="block aspect-video w-full bg-ghisa"
    />
  )
}

function FailureNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid aspect-video place-content-center gap-5 p-6 text-center">
      <p className="max-w-[40ch]">{video.failed}</p>
      <Button variant="outline" className="justify-self-center" onClick={onRetry}>
        {video.retry}
      </Button>
    </div>
  )
}
