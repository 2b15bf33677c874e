import Color from 'colorjs.io'

/** A colour as #RRGGBB. */
const toHex = (colour: Color) =>
  colour
    .to('srgb')
    .toGamut({ method: 'clip' })
    .toString({ format: 'hex', collapse: false })
    .toUpperCase()

/** Multiplies lightness and saturation in OKLab, where equal steps look equal; keeps the hue. */
export function darken(colour: string, lightness: number, saturation: number): string {
  const shade = new Color(colour).to('oklab')
  const [l, a, b] = shade.coords
  shade.coords = [(l ?? 0) * lightness, (a ?? 0) * saturation, (b ?? 0) * saturation]
  return toHex(shade)
}

/** Mixes a share of another colour into a colour. */
export const mix = (colour: string, other: string, share: number): string =>
  toHex(Color.mix(colour, other, share, { space: 'srgb' }))

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export const contrast = (one: string, other: string): number => new Color(one).contrastWCAG21(other)
