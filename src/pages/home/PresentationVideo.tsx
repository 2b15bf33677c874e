import { useState } from 'react'
import { VideoPoster } from '~/brand/VideoPoster'
import { video } from '~/content/home'
import { site } from '~/content/site'
import { PlayGlyph } from '~/ui/glyphs'
import { EmbeddedPlayer } from './EmbeddedPlayer'
import { FilePlayer } from './FilePlayer'

const film = site.video

/** A drawn poster; a click on it fetches the player and the video. */
export function PresentationVideo() {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <div className="overflow-hidden rounded-surface bg-ferro">
      {isPlaying ? <Player /> : <PosterButton onPlay={() => setIsPlaying(true)} />}
      <Transcript />
    </div>
  )
}

/** A build contains only the player for its kind of film. */
function Player() {
  if (import.meta.env.FILM === 'file')
    return film?.kind === 'file' ? <FilePlayer {...film} /> : null
  return film && film.kind !== 'file' ? <EmbeddedPlayer {...film} /> : null
}

function PosterButton({ onPlay }: { onPlay: () => void }) {
  return (
    <button
      type="button"
      onClick={onPlay}
      className="needs-script group -outline-offset-4 block w-full cursor-pointer text-left data-waiting:cursor-progress data-waiting:opacity-80"
    >
      <VideoPoster className="block aspect-video w-full" />
      <span className="flex items-center gap-3.5 px-5.5 py-4 group-hover:bg-acciaio">
        <span className="grid size-15 flex-none place-items-center rounded-full bg-fuoco text-ghisa">
          <PlayGlyph className="ml-1 size-5.5 fill-current" />
        </span>
        <span className="font-bold text-body leading-[1.3]">
          {video.play}
          <span className="mt-1 block font-normal text-small text-fumo-chiaro">{film?.hint}</span>
        </span>
      </span>
    </button>
  )
}

function Transcript() {
  return (
    <details className="border-linea-scura border-t text-small text-fumo-chiaro">
      <summary className="-outline-offset-4 cursor-pointer px-5.5 py-4 hover:text-gesso">
        {video.transcript}
      </summary>
      <p className="px-5.5 pb-7">{film?.transcript}</p>
    </details>
  )
}
