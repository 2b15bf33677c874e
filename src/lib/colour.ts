import Color from 'colorjs.io'

/* Colours are written #RRGGBB here; OKLab is where equal steps look equal. */

const written = (colour: Color) =>
  colour
    .to('srgb')
    .toGamut({ method: 'clip' })
    .toString({ format: 'hex', collapse: false })
    .toUpperCase()

/** The colour with its lightness and its strength multiplied, of the same hue. */
export function darken(colour: string, lightness: number, strength: number): string {
  const shade = new Color(colour).to('oklab')
  const [l, a, b] = shade.coords
  shade.coords = [(l ?? 0) * lightness, (a ?? 0) * strength, (b ?? 0) * strength]
  return written(shade)
}

/** A colour with a share of another. */
export const mix = (colour: string, other: string, share: number): string =>
  written(Color.mix(colour, other, share, { space: 'srgb' }))

/** The contrast of two colours as WCAG 2.2 reckons it, from 1 to 21. */
export const contrast = (one: string, other: string): number => new Color(one).contrastWCAG21(other)
