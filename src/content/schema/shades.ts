import { contrast, darken, mix } from './colour.ts'

/** The dark of texts and the light of pages, with which the brand's colour is combined. */
export const grounds = { gesso: '#F5F2EB', ghisa: '#17140F' }

/** Contrast of texts in WCAG 2.2: the minimum (1.4.3), and for visitors who ask for more (1.4.6). */
const readable = 4.5
const clear = 7

const white = '#FFFFFF'
/** A little of it lightens and warms. */
const warmWhite = '#FFFFF3'

/** Parses a colour into #RRGGBB; null if it is none. */
export function readColour(text: unknown): string | null {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(String(text)) ?? []
  const doubled = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return doubled ? `#${doubled.toUpperCase()}` : null
}

/** The colour of a business; the example's, as long as its own cannot be read. */
export const colourOf = (own: object, example: { colour: string }) =>
  readColour(Reflect.get(own, 'colour')) ?? example.colour

/** The first shade, in steps from `start`, with enough contrast. */
function firstShade(
  start: number,
  step: number,
  shade: (amount: number) => string,
  isGood: (colour: string) => boolean,
): string {
  const colour = shade(start)
  return isGood(colour) ? colour : firstShade(start + step, step, shade, isGood)
}

const lighterUntil = (colour: string, least: number, start: number, light: string) =>
  firstShade(
    start,
    0.02,
    share => mix(colour, light, Math.min(1, share)),
    shade => contrast(shade, grounds.ghisa) >= least,
  )

/** The brand's colour lighter, for a pointer over it and for more contrast, and darker, for texts on light. */
export const shadesOf = (colour: string) => ({
  DEFAULT: colour,
  chiaro: mix(colour, warmWhite, 0.15),
  scuro: firstShade(
    0.76,
    -0.02,
    lightness => darken(colour, lightness, lightness * 1.059),
    shade => contrast(shade, grounds.gesso) >= readable,
  ),
  tenue: lighterUntil(colour, clear, 0.23, warmWhite),
})

/** Why dark texts on a colour could not be read, and what to do; null if they can. */
export function findColourProblem(colour: string): string | null {
  const found = contrast(colour, grounds.ghisa)
  if (found >= readable) return null
  const said = (Math.floor(found * 10) / 10).toFixed(1).replace('.', ',')
  const lighter = lighterUntil(colour, readable, 0.02, white)
  return `è troppo scuro: il testo scuro che ci sta sopra non si legge bene (contrasto ${said} a 1, ne serve 4,5 a 1); scegline uno più chiaro, per esempio ${lighter}`
}
