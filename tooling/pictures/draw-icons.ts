import { grounds } from '../../src/content/schema/shades.ts'
import type { Logo } from '../business/brand.ts'
import { createCanvas, drawWithin, fillBox, loadLogo, loadSvg, toPng } from './canvas.ts'
import { icons } from './picture-files.ts'

const { gesso, ghisa } = grounds
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>\n`

/** Two speech bubbles on a bar: the mark at the size of an icon. */
const drawnMark = (colour: string) =>
  drawing(
    `<rect width="64" height="64" rx="14" fill="${ghisa}"/><rect x="5" y="29.5" width="54" height="5" rx="2.5" fill="${gesso}"/><g fill="${colour}"><path d="M18 14h8a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3h-2l-5 6v-6h-1a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3Z"/><path d="M38 14h8a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3h-1v6l-5-6h-2a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3Z"/></g>`,
  )

/** The business's logo on the same dark tile. */
async function tileOf(logo: Logo): Promise<string> {
  const context = createCanvas(256, 256)
  fillBox(context, ghisa, [0, 0, 256, 256], 56)
  drawWithin(context, await loadLogo(logo), [28, 28, 200, 200], 0.5)
  return drawing(`<image width="64" height="64" href="${context.canvas.toDataURL()}"/>`)
}

/** An icon file around one PNG of 32 pixels, which every browser of this century reads. */
const toIco = (png: Blob) =>
  new Blob([
    new Uint8Array([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]),
    new Uint32Array([png.size, 22]),
    png,
  ])

export async function drawIcons(colour: string, logo: Logo | null): Promise<[string, Blob][]> {
  const svg = logo ? await tileOf(logo) : drawnMark(colour)
  const pngs = icons.map(async ({ file, size, share }): Promise<[string, Blob]> => {
    const context = createCanvas(size, size)
    const edge = Math.round(size * share)
    const start = (size - edge) / 2
    if (edge < size) fillBox(context, ghisa, [0, 0, size, size])
    drawWithin(context, await loadSvg(svg, edge, edge), [start, start, edge, edge], 0.5)
    const png = await toPng(context)
    return [file, file.endsWith('.ico') ? toIco(png) : png]
  })
  return [['favicon.svg', new Blob([svg])], ...(await Promise.all(pngs))]
}
