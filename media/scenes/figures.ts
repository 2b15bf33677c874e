import type { Ink } from '../drawing'
import { bar, ink, plate, rising, stage, times } from '../drawing'
import { inCubic, outExpo, progress, shudder } from '../motion'
import { leaving, sizeFor, text } from '../text'
import type { Wipe } from '../wipes'
import { barsFrom, plateFromRight, rowsFromLeft } from '../wipes'
import { methodAxis } from './method'
import type { Scene } from './scene'

/** Above the note; a chart on it is at most 150 high. */
const axis = 566
const tallest = 150
const span = stage.width - 2 * stage.margin

/** Draws the number that a figure begins with: 50 of “50+”. */
type Chart = (t: number, value: number) => string

/** A figure as large as the screen allows, its label, and below the plates that count it. */
export function figure(ground: Ink, enter: Wipe, fill: Ink, chart: Chart): Scene {
  return {
    ground,
    enter,
    draw: (lines, t, length) => {
      const until = length - leaving
      const number = lines.slice(0, 1)
      const words = lines.slice(1)
      const size = sizeFor(words, 78)
      return (
        chart(t, Number.parseInt(number.join(), 10)) +
        text(number, t, { y: 322, size: sizeFor(number, 330), fill, at: 0.05, until }) +
        text(words, t, { y: 350 + size * 1.06, size, fill, at: 0.1, until })
      )
    },
  }
}

type Row = {
  /** The gap between two plates, as a share of their distance. */
  gap: number
  /** From 0, the first plate, to 1, the last. */
  height: (share: number) => number
  fill: (index: number, count: number) => Ink
  line: Ink
}

/** Exactly as many plates on the line as the figure says, one after the other within a second. */
export function row({ gap, height, fill, line }: Row): Chart {
  return (t, count) => {
    const pitch = span / (count - gap)
    return (
      bar(axis, 0, stage.width * outExpo(progress(t, 0, 0.7)), line) +
      times(count, index => {
        const grown = outExpo(progress(t, 0.15 + (index / count) * 0.9, 0.45))
        const tall = height(index / Math.max(1, count - 1)) * grown
        return grown > 0.01
          ? plate(stage.margin + index * pitch, axis, pitch * (1 - gap), tall, fill(index, count))
          : ''
      })
    )
  }
}

/** Taller and taller, and the last one stands out. */
function growing(gap: number, first: number) {
  return row({
    gap,
    height: share => first + share * (tallest - first),
    fill: (index, count) => (index === count - 1 ? ink.fuoco : ink.gesso),
    line: ink.gesso,
  })
}

/** A hundred plates, and those that succeed are the dark ones. */
const percentage: Chart = (t, value) =>
  row({
    gap: 0.38,
    height: () => 120,
    fill: index => (index < value ? ink.ghisa : ink.fumoChiaro),
    line: ink.ghisa,
  })(t, 100)

/** The first plate is where sales stood; the last is taller by as much as the figure says. */
const increased: Chart = (t, value) => {
  const first = tallest / (1 + value / 100)
  return (
    bar(axis, 0, stage.width * outExpo(progress(t, 0, 0.6)), ink.ghisa) +
    rising(4, [first, (tallest - first) / 3], [272, 0])
      .map(({ x, width, height }, index) => {
        const hit = 0.5 + index * 0.28
        const away = 1 - inCubic(progress(t, hit - 0.32, 0.32))
        if (away === 1) return ''
        return plate(
          x + away * 900,
          axis + shudder(t, hit, 8),
          width,
          height,
          index === 0 ? ink.ghisa : ink.gesso,
        )
      })
      .join('')
  )
}

/** A plate for each company, taller towards the middle: a barbell that they load from both sides. */
const barbell: Chart = (t, count) => {
  const pitch = Math.min(46, 920 / count)
  return (
    bar(axis, 0, stage.width * outExpo(progress(t, 0, 0.6)), ink.ghisa) +
    times(count, index => {
      const fromMiddle = Math.floor(index / 2)
      const direction = index % 2 === 0 ? 1 : -1
      const hit = 0.4 + (fromMiddle / count) * 1.8
      const away = 1 - inCubic(progress(t, hit - 0.28, 0.28))
      const centre = stage.width / 2 + direction * (122 + fromMiddle * pitch + away * 700)
      if (away === 1) return ''
      return plate(
        centre - pitch * 0.37,
        axis,
        pitch * 0.74,
        tallest - (fromMiddle / count) * 210,
        fromMiddle < 2 ? ink.fuoco : ink.ghisa,
      )
    })
  )
}

export const trained = figure(
  ink.ghisa,
  barsFrom(methodAxis, ink.gesso),
  ink.gesso,
  growing(0.4, 28),
)
export const success = figure(ink.gesso, plateFromRight, ink.ghisa, percentage)
export const increase = figure(ink.fuoco, barsFrom(axis, ink.ghisa), ink.ghisa, increased)
export const experience = figure(ink.ghisa, rowsFromLeft(ink.gesso), ink.gesso, growing(0.12, 44))
export const partners = figure(ink.gesso, plateFromRight, ink.ghisa, barbell)
