import { bar, ink, moved, plate, rising, stage } from '../drawing'
import { inCubic, outExpo, progress, shudder } from '../motion'
import { leaving, sizeFor, text } from '../text'
import { barsFrom, plateFromRight, rowsFromLeft } from '../wipes'
import { figure, row } from './figures'
import type { Scene } from './scene'

/** The whole method, all six plates at once, slides over to the viewer. */
export const gift: Scene = {
  ground: ink.ghisa,
  enter: rowsFromLeft(ink.fuoco),
  draw: (lines, t, length) => {
    const away = 1 - inCubic(progress(t, 0.3, 0.42))
    return (
      bar(540, 0, stage.width * outExpo(progress(t, 0, 0.7)), ink.gesso) +
      moved(
        away * stage.width,
        shudder(t, 0.72, 14),
        rising(6, [64, 47], [136, 16])
          .map(({ x, width, height }) => plate(x, 540, width, height, ink.fuoco))
          .join(''),
      ) +
      text(lines, t, {
        y: 190,
        size: sizeFor(lines, 154),
        fill: ink.gesso,
        at: 0.05,
        until: length - leaving,
      })
    )
  },
}

/** One plate a minute. */
const minutes = row({
  gap: 0.3,
  height: () => 130,
  fill: () => ink.fuoco,
  line: ink.ghisa,
})

/** The outline of a voice: somebody is talking. */
const voice = row({
  gap: 0.28,
  height: share => 36 + 114 * Math.abs(Math.sin(share * 19 + 0.4) * Math.cos(share * 7)),
  fill: () => ink.ghisa,
  line: ink.ghisa,
})

export const consultation = figure(ink.gesso, plateFromRight, ink.ghisa, minutes)

/** What is shown, and then what it commits to. */
export const programmes: Scene = {
  ground: ink.fuoco,
  enter: barsFrom(566, ink.ghisa),
  draw: (lines, t, length) => {
    const size = sizeFor(lines, 96)
    const until = length - leaving
    return (
      voice(t, 24) +
      text(lines.slice(0, 2), t, { y: 128, size, fill: ink.ghisa, at: 0.05, until }) +
      text(lines.slice(2), t, { y: 344, size, fill: ink.ghisa, at: 1.5, until })
    )
  },
}
