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

const minutes = row({
  count: 30,
  gap: 12,
  height: () => 130,
  fill: () => ink.fuoco,
  line: ink.ghisa,
})

/** One plate an hour, and together the outline of a voice: somebody is calling. */
const hours = row({
  count: 24,
  gap: 14,
  height: index => 36 + 132 * Math.abs(Math.sin(index * 0.83 + 0.4) * Math.cos(index * 0.31)),
  fill: () => ink.ghisa,
  line: ink.ghisa,
})

export const consultation = figure(ink.gesso, plateFromRight, ink.ghisa, minutes)

export const callback: Scene = {
  ground: ink.fuoco,
  enter: barsFrom(586, ink.ghisa),
  draw: (lines, t, length) => {
    const before = lines.slice(0, 1)
    const time = lines.slice(1)
    return (
      hours(t) +
      text(before, t, {
        y: 166,
        size: sizeFor(before, 90),
        fill: ink.ghisa,
        at: 0.05,
        until: length - leaving,
      }) +
      text(time, t, {
        y: 446,
        size: sizeFor(time, 300),
        fill: ink.ghisa,
        at: 0.3,
        until: length - leaving,
      })
    )
  },
}
