import { ink, moved, rect } from '../drawing'
import { inCubic, inOutQuart, outExpo, progress, shudder } from '../motion'
import { sizeFor, text } from '../text'
import { barsFrom } from '../wipes'
import type { Scene } from './scene'

const speech = {
  left: 'M20 3h11a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3h-3l-5 6v-6h-3a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z',
  right: 'M43 3h11a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3h-3v6l-5-6h-3a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z',
}

/** The logo is a barbell too: its two talking plates slide on first, then the small ones. */
function logo(t: number) {
  const away = (hit: number) => 90 * (1 - inCubic(progress(t, hit - 0.35, 0.35)))
  const talk = away(0.45)
  const small = away(0.72)
  const half = 37 * outExpo(progress(t, 0, 0.4))
  return moved(
    0,
    (shudder(t, 0.45, 10) + shudder(t, 0.72, 6)) / 8,
    rect(37 - half, 19.5, half * 2, 5, ink.gesso, 2.5) +
      moved(-small, 0, rect(7, 12, 7, 20, ink.gesso, 2.5)) +
      moved(small, 0, rect(60, 12, 7, 20, ink.gesso, 2.5)) +
      moved(-talk, 0, `<path d="${speech.left}" fill="${ink.fuoco}"/>`) +
      moved(talk, 0, `<path d="${speech.right}" fill="${ink.fuoco}"/>`),
  )
}

/** It is put together as large as the screen, then makes room for the name. */
export const closing: Scene = {
  ground: ink.ghisa,
  enter: barsFrom(360, ink.gesso),
  draw: (name, t) => {
    const size = sizeFor(name, Math.min(128, 256 / name.length), 706)
    const settled = inOutQuart(progress(t, 0.95, 0.4))
    const between = (large: number, small: number) => large + (small - large) * settled
    const place = `translate(${between(121, 72)} ${between(60, 252)}) scale(${between(14, 5)})`
    return (
      `<g transform="${place}">${logo(t)}</g>` +
      text(name, t, {
        x: 502,
        // A name of two words stands here; longer and shorter ones keep its middle.
        y: 346 - (name.length - 2) * size * 0.5,
        size,
        leading: 0.98,
        fill: ink.gesso,
        at: 1.1,
      })
    )
  },
}
