import { bar, ink, moved, plate, stage } from '../drawing'
import { inCubic, outExpo, progress, shudder } from '../motion'
import { leaving, sizeFor, text } from '../text'
import { cut } from '../wipes'
import type { Scene } from './scene'

const axis = 562
const second = 2.2
const heights = [250, 250, 190, 130]

/** One side of the barbell: plates slide on from outside, the heaviest first. */
function side(t: number) {
  let x = stage.width / 2 + 236
  return heights.map((height, index) => {
    const hit = second + 0.3 + index * 0.16
    const away = 1 - inCubic(progress(t, hit - 0.3, 0.3))
    const shape = plate(x + away * 700, axis, 62, height, index < 2 ? ink.fuoco : ink.gesso)
    x += 74
    return away === 1 ? '' : shape
  })
}

export const opening: Scene = {
  ground: ink.ghisa,
  enter: cut,
  draw: (lines, t, length) => {
    const drawn = outExpo(progress(t, 0.1, 1.1))
    const plates = side(t).join('')
    const shake = heights.reduce(
      (sum, _, index) => sum + shudder(t, second + 0.3 + index * 0.16, 6),
      0,
    )
    const before = lines.slice(0, 2)
    const after = lines.slice(2)
    return (
      moved(
        0,
        shake,
        bar(axis, 0, stage.width * drawn, ink.gesso) +
          plates +
          `<g transform="matrix(-1 0 0 1 ${stage.width} 0)">${plates}</g>`,
      ) +
      text(before, t, {
        y: 212,
        size: sizeFor(before, 148),
        fill: ink.gesso,
        at: 0.1,
        until: second - 0.15,
      }) +
      text(after, t, {
        y: 192,
        size: sizeFor(after, 172),
        fill: ink.fuoco,
        at: second + 0.05,
        until: length - leaving,
      })
    )
  },
}
