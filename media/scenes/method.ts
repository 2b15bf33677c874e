import { bar, ink, moved, plate, rising, stage, times } from '../drawing'
import { inCubic, outExpo, progress, shudder } from '../motion'
import { glyphs, leaving, sizeFor, text, widthOf } from '../text'
import { barsFrom, cut } from '../wipes'
import type { Scene } from './scene'

const axis = 508
const landing = 0.42
const plates = rising(6, [100, 48], [136, 16])

/** A loaded plate with its number cast into it; the newest is the light one. */
function numbered(index: number, isNewest: boolean) {
  const numeral = String(index + 1)
  const size = 60
  const { x, width, height } = plates[index] ?? { x: 0, width: 0, height: 0 }
  return (
    plate(x, axis, width, height, isNewest ? ink.gesso : ink.ghisa) +
    glyphs(
      numeral,
      x + (width - widthOf(numeral, size)) / 2,
      axis + size * 0.35,
      size,
      isNewest ? ink.ghisa : ink.fuoco,
    )
  )
}

export const method: Scene = {
  ground: ink.fuoco,
  enter: barsFrom(360, ink.ghisa),
  draw: (lines, t, length) =>
    bar(axis, 0, stage.width * outExpo(progress(t, 0.4, 0.9)), ink.ghisa) +
    text(lines, t, {
      y: 166,
      size: sizeFor(lines, 138),
      leading: 1,
      fill: ink.ghisa,
      at: 0.15,
      until: length - leaving,
    }),
}

/** Step `index` (from 0): the bar as the steps before left it, and one more plate. */
export function step(index: number): Scene {
  return {
    ground: ink.fuoco,
    enter: cut,
    noteLine: 302,
    draw: (lines, t, length) => {
      const away = 1 - inCubic(progress(t, 0.06, landing - 0.06))
      const isLast = index === plates.length - 1
      const until = length - (isLast ? leaving : 0.22)
      return (
        moved(
          0,
          shudder(t, landing, 7 + index),
          bar(axis, 0, stage.width, ink.ghisa) +
            times(index, loaded => numbered(loaded, loaded === index - 1 && t < landing)) +
            moved(away * (stage.width - (plates[index]?.x ?? 0)), 0, numbered(index, true)),
        ) + text(lines, t, { y: 126, size: sizeFor(lines, 104), fill: ink.ghisa, at: 0.08, until })
      )
    },
  }
}

/** Where the bars of the next scene start to grow. */
export const methodAxis = axis
