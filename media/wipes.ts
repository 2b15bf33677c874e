import type { Ink } from './drawing'
import { rect, stage, times } from './drawing'
import { inOutQuad, inOutQuart, progress } from './motion'

/** How a scene’s ground covers the one before; the cover is whole after `length` seconds. */
export type Wipe = { length: number; cover: (t: number, fill: Ink) => string }

export const cut: Wipe = {
  length: 0,
  cover: (_, fill) => rect(0, 0, stage.width, stage.height, fill),
}

/** The same shapes twice: a contrasting colour runs ahead, so that like never meets like. */
function twice(ahead: Ink, length: number, shapes: (t: number, fill: Ink) => string): Wipe {
  const delay = 0.1
  return { length: length + delay, cover: (t, fill) => shapes(t, ahead) + shapes(t - delay, fill) }
}

/** Bars grow up and down from the line, the tallest on the right as in the chart, until they close. */
export function barsFrom(axis: number, ahead: Ink): Wipe {
  const count = 8
  const width = stage.width / count
  return twice(ahead, 0.52, (t, fill) =>
    times(count, index => {
      const grown = inOutQuad(progress(t, (count - 1 - index) * 0.025, 0.345))
      if (grown < 0.02) return ''
      // The gaps close last; a pixel of overlap hides the seams.
      const gap = 15 * (1 - inOutQuart(progress(t, 0.32, 0.2)))
      const x = index * width + gap / 2
      return rect(x, axis * (1 - grown), width + 1 - gap, stage.height * grown, fill, gap / 3)
    }),
  )
}

/** One plate as large as the screen slides on. */
export const plateFromRight: Wipe = {
  length: 0.38,
  cover: (t, fill) => {
    const x = stage.width * (1 - inOutQuart(progress(t, 0, 0.38)))
    return rect(x, 0, stage.width + 40, stage.height, fill, Math.min(28, x))
  },
}

/** Rows run out from the left, each longer than the one above, as in a bar chart. */
export function rowsFromLeft(ahead: Ink): Wipe {
  const count = 6
  const height = stage.height / count
  return twice(ahead, 0.5, (t, fill) =>
    times(count, index => {
      const run = inOutQuart(progress(t, (count - 1 - index) * 0.034, 0.33))
      return rect(0, index * height, stage.width * run, height + 1, fill)
    }),
  )
}
