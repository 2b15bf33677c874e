type Triple = [number, number, number]

/* Colours are written #RRGGBB here; OKLab is where equal steps look equal. */

const channelsOf = (colour: string) =>
  [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16)) as Triple

const toColour = (channels: number[]) =>
  `#${channels
    .map(channel => Math.round(Math.min(255, Math.max(0, channel))))
    .map(channel => channel.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase()

const toLight = (channel: number) =>
  channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4
const fromLight = (light: number) =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)

const dot = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z
const times = (rows: Triple[], vector: Triple) => rows.map(row => dot(row, vector)) as Triple

const lightToCones: Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const conesToLab: Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const labToCones: Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const conesToLight: Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

/** The colour with its lightness and its strength multiplied, of the same hue. */
export function darken(colour: string, lightness: number, strength: number): string {
  const light = channelsOf(colour).map(toLight) as Triple
  const [l, a, b] = times(conesToLab, times(lightToCones, light).map(Math.cbrt) as Triple)
  const cones = times(labToCones, [l * lightness, a * strength, b * strength])
  return toColour(times(conesToLight, cones.map(cone => cone ** 3) as Triple).map(fromLight))
}

/** A colour with a share of another. */
export function mix(colour: string, other: string, share: number): string {
  const others = channelsOf(other)
  return toColour(
    channelsOf(colour).map((channel, index) => {
      const target = others[index] ?? channel
      return channel + (target - channel) * share
    }),
  )
}

const luminance = (colour: string) =>
  dot([0.2126, 0.7152, 0.0722], channelsOf(colour).map(toLight) as Triple)

/** The contrast of two colours as WCAG 2.2 reckons it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
