import { bar, ink, moved, plate, rising, stage, times } from '../drawing'
import { inCubic, outExpo, progress, shudder } from '../motion'
import { leaving, sizeFor, text } from '../text'
import { barsFrom, plateFromRight } from '../wipes'
import type { Scene } from './scene'

const second = 2.7
const axis = 590

/** Nothing, then more and more: the chart that the first half of the sentence tells. */
function growth(t: number) {
  const count = 24
  const pitch = (stage.width - 2 * stage.margin + 12) / count
  const leave = 1 - outExpo(progress(t, second - 0.2, 0.4))
  return times(count, index => {
    const grown = outExpo(progress(t, 0.5 + index * 0.055, 0.5)) * leave
    const height = grown * (10 + 172 * (index / (count - 1)) ** 1.6)
    return grown > 0.01
      ? plate(stage.margin + index * pitch, axis, pitch - 12, height, ink.ghisa)
      : ''
  })
}

/** One plate for each month. */
function months(t: number) {
  return rising(3, [96, 52], [120, 24])
    .map(({ x, width, height }, index) => {
      const hit = second + 0.7 + index * 0.22
      const away = 1 - inCubic(progress(t, hit - 0.32, 0.32))
      const fill = index === 2 ? ink.gesso : ink.ghisa
      return away === 1 ? '' : plate(x + away * 700, axis + shudder(t, hit, 8), width, height, fill)
    })
    .join('')
}

export const promise: Scene = {
  ground: ink.fuoco,
  enter: barsFrom(562, ink.gesso),
  draw: (lines, t, length) => {
    const path = lines.slice(0, 3)
    const soon = lines.slice(3, 4)
    const time = lines.slice(4)
    return (
      bar(axis, 0, stage.width * outExpo(progress(t, 0, 0.7)), ink.ghisa) +
      growth(t) +
      months(t) +
      text(path, t, {
        y: 158,
        size: sizeFor(path, 122),
        fill: ink.ghisa,
        at: 0.2,
        until: second - 0.2,
      }) +
      text(soon, t, {
        y: 160,
        size: sizeFor(soon, 104),
        fill: ink.ghisa,
        at: second + 0.1,
        until: length - leaving,
      }) +
      text(time, t, {
        y: 398,
        size: sizeFor(time, 290),
        fill: ink.ghisa,
        at: second + 0.2,
        until: length - leaving,
      })
    )
  },
}

/** Beside the first income stands a second, and it is the taller one. */
export const income: Scene = {
  ground: ink.gesso,
  enter: plateFromRight,
  draw: (lines, t, length) => {
    const away = (hit: number) => 1 - inCubic(progress(t, hit - 0.34, 0.34))
    const first = away(0.75)
    const next = away(1.45)
    const shake = shudder(t, 0.75, 6) + shudder(t, 1.45, 12)
    return (
      moved(
        0,
        shake,
        bar(360, stage.width - 400 * outExpo(progress(t, 0.1, 0.5)), stage.width, ink.ghisa) +
          (first < 1 ? plate(920 + first * 400, 360, 120, 250, ink.ghisa) : '') +
          (next < 1 ? plate(1056 + next * 300, 360, 136, 560, ink.fuoco) : ''),
      ) +
      text(lines, t, {
        y: 184,
        size: sizeFor(lines, 128, 790),
        leading: 1.1,
        fill: ink.ghisa,
        at: 0.15,
        until: length - leaving,
      })
    )
  },
}
