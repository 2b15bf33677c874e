import type { Ink } from './drawing'
import { rect, stage } from './drawing'
import { inQuad, outExpo, progress } from './motion'

type Face = { family: string; weight: number; tracking: number }

const headline: Face = { family: 'Archivo Expanded', weight: 800, tracking: -0.035 }
const small: Face = { family: 'Archivo', weight: 600, tracking: 0 }
export const faces = [headline, small]

const ruler = document.createElement('canvas').getContext('2d')

export function widthOf(words: string, size: number, face = headline) {
  if (!ruler) throw new Error('This browser has no 2D canvas to measure text with.')
  ruler.font = `${face.weight} 100px "${face.family}"`
  ruler.letterSpacing = `${face.tracking * 100}px`
  return (ruler.measureText(words).width / 100) * size
}

/** The largest size, up to `most`, at which every line fits the width: edited words still fit. */
export function sizeFor(
  lines: readonly string[],
  most: number,
  width = stage.width - 2 * stage.margin,
  face = headline,
) {
  return Math.min(most, ...lines.map(words => width / widthOf(words, 1, face)))
}

/** Words on a baseline, as they are. */
export function glyphs(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: Ink,
  { family, weight, tracking } = headline,
) {
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${tracking}em" fill="${fill}">${words.replaceAll('&', '&amp;')}</text>`
}

/** Where the note of a scene stands, unless the scene has another place for it. */
const noteLine = 688

/** The small print of a claim, as large as a film 350 pixels wide needs it: 12 of those pixels. */
export function note(words: string, fill: Ink, y = noteLine) {
  const size = sizeFor([words], 44, stage.width - 2 * stage.margin, small)
  return glyphs(words, stage.margin, y, size, fill, small)
}

type Setting = {
  x?: number
  /** Baseline of the first line. */
  y: number
  size: number
  leading?: number
  fill: Ink
  /** When the first line rises, and, if it leaves before the scene ends, when it goes. */
  at: number
  until?: number
}

/** Words leave this long before their scene ends, so that no wipe runs through them. */
export const leaving = 0.16

/** Lines that rise out of their own baseline, one shortly after the other. */
export function text(lines: readonly string[], t: number, setting: Setting) {
  const { x = stage.margin, y, size, leading = 1.04, fill, at, until = Infinity } = setting
  return lines
    .map((words, index) => {
      const shown = outExpo(progress(t, at + index * 0.09, 0.6))
      const gone = inQuad(progress(t, until + index * 0.04, 0.2))
      if (shown === 0 || gone === 1) return ''
      const box = size * 1.3
      const baseline = size * 1.02 + box * (1 - shown) - box * gone
      // A nested svg clips its content, which a plain group would not.
      return `<svg x="0" y="${y + index * size * leading - size * 1.02}" width="${stage.width}" height="${box}">${glyphs(words, x - size * 0.04, baseline, size, fill)}</svg>`
    })
    .join('')
}

/** Words on a solid label, which opens along its length like a bar. */
export function label(words: string, t: number, setting: Setting & { ground: Ink }) {
  const { x = stage.margin, y, size, ground, at } = setting
  const open = outExpo(progress(t, at, 0.6))
  const width = (widthOf(words, size) + size * 1.5) * open
  const box = rect(x, y - size * 1.32, width, size * 1.95, ground, open > 0.1 ? 6 : 0)
  return box + text([words], t, { ...setting, x: x + size * 0.75, at: at + 0.15 })
}
