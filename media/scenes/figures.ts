import type { Ink } from '../drawing'
import { bar, ink, plate, rising, stage, times } from '../drawing'
import { inCubic, outExpo, progress, shudder } from '../motion'
import { leaving, sizeFor, text } from '../text'
import type { Wipe } from '../wipes'
import { barsFrom, plateFromRight, rowsFromLeft } from '../wipes'
import { methodAxis } from './method'
import type { Scene } from './scene'

const axis = 586
const span = stage.width - 2 * stage.margin

/** A figure as large as the screen allows, its label, and below the plates that count it. */
export function figure(ground: Ink, enter: Wipe, fill: Ink, chart: (t: number) => string): Scene {
  return {
    ground,
    enter,
    draw: (lines, t, length) => {
      const until = length - leaving
      const number = lines.slice(0, 1)
      const words = lines.slice(1)
      const size = sizeFor(words, 78)
      return (
        chart(t) +
        text(number, t, { y: 322, size: sizeFor(number, 330), fill, at: 0.05, until }) +
        text(words, t, { y: 350 + size * 1.06, size, fill, at: 0.25, until })
      )
    },
  }
}

type Row = {
  count: number
  gap: number
  height: (index: number) => number
  fill: (index: number) => Ink
  line: Ink
}

/** Exactly `count` plates on the line, one after the other within a second. */
export function row({ count, gap, height, fill, line }: Row) {
  const pitch = (span + gap) / count
  return (t: number) =>
    bar(axis, 0, stage.width * outExpo(progress(t, 0, 0.7)), line) +
    times(count, index => {
      const grown = outExpo(progress(t, 0.15 + (index / count) * 0.9, 0.45))
      return grown > 0.01
        ? plate(stage.margin + index * pitch, axis, pitch - gap, height(index) * grown, fill(index))
        : ''
    })
}

const fifty = row({
  count: 50,
  gap: 9,
  height: index => 28 + index * 3,
  fill: index => (index === 49 ? ink.fuoco : ink.gesso),
  line: ink.gesso,
})

const hundred = row({
  count: 100,
  gap: 4.5,
  height: () => 120,
  fill: index => (index < 98 ? ink.ghisa : ink.fumoChiaro),
  line: ink.ghisa,
})

const ten = row({
  count: 10,
  gap: 14,
  height: index => 44 + index * 14,
  fill: index => (index === 9 ? ink.fuoco : ink.gesso),
  line: ink.gesso,
})

/** The first plate is where sales stood; the last, four times as tall, is 300% more. */
function fourfold(t: number) {
  return (
    bar(axis, 0, stage.width * outExpo(progress(t, 0, 0.6)), ink.ghisa) +
    rising(4, [50, 50], [272, 0])
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

/** Ten plates a side, taller towards the middle: a barbell that twenty companies load. */
function barbell(t: number) {
  const pitch = 46
  return (
    bar(axis, 0, stage.width * outExpo(progress(t, 0, 0.6)), ink.ghisa) +
    times(20, index => {
      const fromMiddle = Math.floor(index / 2)
      const direction = index % 2 === 0 ? 1 : -1
      const hit = 0.4 + fromMiddle * 0.09
      const away = 1 - inCubic(progress(t, hit - 0.28, 0.28))
      const centre = stage.width / 2 + direction * (122 + fromMiddle * pitch + away * 700)
      if (away === 1) return ''
      return plate(
        centre - 17,
        axis,
        34,
        172 - fromMiddle * 12,
        fromMiddle < 2 ? ink.fuoco : ink.ghisa,
      )
    })
  )
}

export const trained = figure(ink.ghisa, barsFrom(methodAxis, ink.gesso), ink.gesso, fifty)
export const success = figure(ink.gesso, plateFromRight, ink.ghisa, hundred)
export const increase = figure(ink.fuoco, barsFrom(axis, ink.ghisa), ink.ghisa, fourfold)
export const experience = figure(ink.ghisa, rowsFromLeft(ink.gesso), ink.gesso, ten)
export const partners = figure(ink.gesso, plateFromRight, ink.ghisa, barbell)
