import type { Logo } from '../business/brand.ts'

export type Context = CanvasRenderingContext2D
type Mark = { image: CanvasImageSource; width: number; height: number }
type Box = [left: number, top: number, width: number, height: number]

/** @throws Error in Italian, if this browser has no canvas. */
export function createCanvas(width: number, height: number): Context {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('questo browser non disegna: usane uno recente.')
  return context
}

export async function toPng({ canvas }: Context): Promise<Blob> {
  const png = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve))
  if (!png) throw new Error('questo browser non salva immagini: usane uno recente.')
  return png
}

export function fillBox(context: Context, colour: string, box: Box, radius = 0) {
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(...box, radius)
  context.fill()
}

async function load(src: string): Promise<HTMLImageElement> {
  const image = Object.assign(new Image(), { src })
  await image.decode()
  return image
}

/** A drawing as an image; Firefox shows none that does not say how large it is. */
export async function loadSvg(text: string, width: number, height: number): Promise<Mark> {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  for (const [name, side] of Object.entries({ width, height }))
    drawing.setAttribute(name, String(side))
  const svg = encodeURIComponent(new XMLSerializer().serializeToString(drawing))
  return { image: await load(`data:image/svg+xml,${svg}`), width, height }
}

export async function loadLogo({ src, width, height }: Logo): Promise<Mark> {
  const answer = await fetch(src, { cache: 'reload' })
  if (src.toLowerCase().endsWith('.svg')) return loadSvg(await answer.text(), width, height)
  return { image: await createImageBitmap(await answer.blob()), width, height }
}

/** Draws as large as fits, in the middle of its height, at the left or in the middle; says how wide. */
export function drawWithin(context: Context, mark: Mark, box: Box, align: 0 | 0.5): number {
  const [left, top, width, height] = box
  const scale = Math.min(width / mark.width, height / mark.height)
  const [across, down] = [mark.width * scale, mark.height * scale]
  const place = [left + (width - across) * align, top + (height - down) / 2] as const
  context.drawImage(mark.image, ...place, across, down)
  return across
}
