import { useEffect, useRef } from 'react'
import { Logo } from '~/brand/Logo'
import { video } from '~/content/home'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { isFocusLost } from '~/lib/focus'

/** Takes the place of a film that has ended, and the focus where the player had it. */
export function FilmEnd({ hadFocus, onReplay }: { hadFocus: boolean; onReplay: () => void }) {
  const cta = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hadFocus && isFocusLost()) cta.current?.focus({ preventScroll: true })
  }, [hadFocus])
  return (
    <div className="grid aspect-video place-content-center justify-items-center gap-3.5 p-4 text-center">
      <Logo className="mb-3 h-7.5 w-auto sm:h-11" />
      <OpenModalButton ref={cta}>{video.end.cta}</OpenModalButton>
      <button
        type="button"
        onClick={onReplay}
        className="min-h-11 cursor-pointer px-4.5 text-fumo-chiaro text-small hover:text-gesso"
      >
        {video.end.replay}
      </button>
    </div>
  )
}
