import { bar, ink, plate, rising, stage, times } from '../drawing'
import { inCubic, outExpo, progress, shudder } from '../motion'
import { leaving, sizeFor, text } from '../text'
import { barsFrom, plateFromRight } from '../wipes'
import type { Scene } from './scene'

const second = 2.15
const axis = 566

/** Nothing, then more and more: the chart that the first half of the sentence tells. */
function growth(t: number) {
  const count = 24
  const pitch = (stage.width - 2 * stage.margin + 12) / count
  const leave = 1 - outExpo(progress(t, second - 0.2, 0.4))
  return times(count, index => {
    const grown = outExpo(progress(t, 0.3 + index * 0.045, 0.5)) * leave
    const height = grown * (10 + 150 * (index / (count - 1)) ** 1.6)
    return grown > 0.01
      ? plate(stage.margin + index * pitch, axis, pitch - 12, height, ink.ghisa)
      : ''
  })
}

/** One plate for each month. */
function months(t: number, count: number) {
  return rising(count, [70, 135 / count], [360 / count, 24])
    .map(({ x, width, height }, index) => {
      const hit = second + 0.5 + index * 0.2
      const away = 1 - inCubic(progress(t, hit - 0.32, 0.32))
      const fill = index === count - 1 ? ink.gesso : ink.ghisa
      return away === 1 ? '' : plate(x + away * 700, axis + shudder(t, hit, 8), width, height, fill)
    })
    .join('')
}

/** Seven days, and training on three of them. */
function week(t: number) {
  const days = 7
  const gap = 28
  const pitch = (stage.width - 2 * stage.margin + gap) / days
  return (
    bar(586, 0, stage.width * outExpo(progress(t, 0, 0.6)), ink.ghisa) +
    times(days, day => {
      const trains = day % 2 === 1
      const grown = outExpo(progress(t, 0.3 + day * 0.12, 0.45))
      const x = stage.margin + day * pitch
      return plate(x, 586, pitch - gap, (trains ? 168 : 44) * grown, trains ? ink.fuoco : ink.ghisa)
    })
  )
}

export const promise: Scene = {
  ground: ink.fuoco,
  enter: barsFrom(562, ink.gesso),
  draw: (lines, t, length) => {
    const path = lines.slice(0, 2)
    const soon = lines.slice(2, 3)
    const time = lines.slice(3)
    return (
      bar(axis, 0, stage.width * outExpo(progress(t, 0, 0.7)), ink.ghisa) +
      growth(t) +
      months(t, Number.parseInt(time.join(), 10)) +
      text(path, t, {
        y: 220,
        size: sizeFor(path, 150),
        fill: ink.ghisa,
        at: 0.1,
        until: second - 0.2,
      }) +
      text(soon, t, {
        y: 146,
        size: sizeFor(soon, 104),
        fill: ink.ghisa,
        at: second + 0.1,
        until: length - leaving,
      }) +
      text(time, t, {
        y: 380,
        size: sizeFor(time, 280),
        fill: ink.ghisa,
        at: second + 0.2,
        until: length - leaving,
      })
    )
  },
}

export const effort: Scene = {
  ground: ink.gesso,
  enter: plateFromRight,
  draw: (lines, t, length) => {
    const first = lines.slice(0, 1)
    const time = lines.slice(1, 2)
    const last = lines.slice(2)
    const until = length - leaving
    return (
      week(t) +
      text(first, t, { y: 138, size: sizeFor(first, 92), fill: ink.ghisa, at: 0.05, until }) +
      text(time, t, { y: 352, size: sizeFor(time, 224), fill: ink.ghisa, at: 0.15, until }) +
      text(last, t, { y: 448, size: sizeFor(last, 92), fill: ink.ghisa, at: 0.25, until })
    )
  },
}
