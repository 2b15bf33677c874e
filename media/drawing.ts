export const stage = { width: 1280, height: 720, margin: 72 } as const

/** The site’s palette; the film uses nothing else. */
export const ink = {
  gesso: '#F5F2EB',
  ghisa: '#17140F',
  fumoChiaro: '#B9B1A2',
  fuoco: '#FF5226',
} as const

export type Ink = (typeof ink)[keyof typeof ink]

export function rect(x: number, y: number, width: number, height: number, fill: Ink, radius = 0) {
  if (width <= 0 || height <= 0) return ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

/** A plate on the bar is also a bar of the chart: it grows both ways from the line. */
export function plate(x: number, axis: number, width: number, height: number, fill: Ink) {
  return rect(x, axis - height / 2, width, height, fill, Math.min(6, width / 3, height / 3))
}

/** Plates that grow in height and width, standing close together and ending at the right margin. */
export function rising(
  count: number,
  height: [first: number, more: number],
  width: [first: number, more: number],
) {
  const gap = 16
  let x: number = stage.width - stage.margin + gap
  return Array.from({ length: count }, (_, fromLast) => {
    const index = count - 1 - fromLast
    const size = { width: width[0] + index * width[1], height: height[0] + index * height[1] }
    x -= size.width + gap
    return { x, ...size }
  }).reverse()
}

export function bar(axis: number, from: number, to: number, fill: Ink, thickness = 14) {
  return rect(from, axis - thickness / 2, to - from, thickness, fill)
}

export function moved(x: number, y: number, shapes: string) {
  return `<g transform="translate(${x} ${y})">${shapes}</g>`
}

export function times(count: number, draw: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}
