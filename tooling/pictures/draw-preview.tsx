import { renderToStaticMarkup } from 'react-dom/server'
import { Logo } from '../../src/brand/Logo.tsx'
import { previewImage } from '../../src/content/paths.ts'
import { grounds, shadesOf } from '../../src/content/schema/shades.ts'
import type { PreviewWords, Subject } from '../business/brand.ts'
import { type Context, createCanvas, drawWithin, fillBox, loadLogo, loadSvg } from './canvas.ts'
import { setFont, write, writeTitle } from './draw-text.ts'

const { gesso, ghisa } = grounds
const { width, height } = previewImage
const margin = 64
const header = { middle: 78, mark: 52.3 }
const band = 184
const bar = { middle: height - 96, height: 12 }
const plate = { width: 44, gap: 24.5, radius: 7, first: 36, growth: 1.114, record: 330 }
const plateCount = 16

/** `band` is the lower part, and `record` the last of its plates, which breaks out of it. */
function paletteOf(page: string, colour: string) {
  const { scuro } = shadesOf(colour)
  const above = {
    home: { page: ghisa, ink: gesso, accent: colour, mark: colour },
    companies: { page: colour, ink: ghisa, accent: ghisa, mark: ghisa },
    paper: { page: gesso, ink: ghisa, accent: scuro, mark: colour },
  }
  const below = {
    home: { band: colour, bar: ghisa, plates: ghisa, record: gesso },
    companies: { band: ghisa, bar: gesso, plates: colour, record: gesso },
    paper: { band: ghisa, bar: gesso, plates: gesso, record: colour },
  }
  const kind = page === 'home' || page === 'companies' ? page : 'paper'
  return { ...above[kind], ...below[kind] }
}
type Palette = ReturnType<typeof paletteOf>

/** Plates that grow along the bar like sales along a chart; the last one breaks the record. */
function drawPlates(context: Context, colours: Palette) {
  fillBox(context, colours.band, [0, height - band, width, band])
  fillBox(context, colours.bar, [0, bar.middle - bar.height / 2, width, bar.height])
  for (let index = 0; index < plateCount; index++) {
    const isRecord = index === plateCount - 1
    // Even heights and whole places: sharp edges.
    const grown = 2 * Math.round((plate.first * plate.growth ** index) / 2)
    const size = isRecord ? plate.record : grown
    const left = Math.round(margin + index * (plate.width + plate.gap))
    const colour = isRecord ? colours.record : colours.plates
    fillBox(context, colour, [left, bar.middle - size / 2, plate.width, size], plate.radius)
  }
}

/** The drawn mark, or the business's logo, which is made for the dark header and gets its ground here too. */
async function drawMark(context: Context, { logo }: Subject, colours: Palette): Promise<number> {
  const top = header.middle - header.mark / 2
  const drawn = renderToStaticMarkup(<Logo />)
    .replace('class="fill-fuoco"', `fill="${colours.mark}"`)
    .replaceAll('currentColor', colours.ink)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  const mark = logo ? await loadLogo(logo) : await loadSvg(drawn, 74, 44)
  const across = Math.min(200, (mark.width / mark.height) * header.mark)
  const bleed = logo ? 12 : 0
  if (logo)
    fillBox(context, ghisa, [margin - bleed, top - 10, across + 2 * bleed, header.mark + 20], 12)
  return margin + bleed + drawWithin(context, mark, [margin, top, across, header.mark], 0)
}

/** The image that messengers and social networks show beside a link to a page. */
export async function drawPreview(
  page: string,
  { label, title, accent = '' }: PreviewWords,
  subject: Subject,
): Promise<Context> {
  const colours = paletteOf(page, subject.colour)
  const context = createCanvas(width, height)
  fillBox(context, colours.page, [0, 0, width, height])
  drawPlates(context, colours)
  const marked = await drawMark(context, subject, colours)

  const said = { text: label.toLocaleUpperCase('it'), colour: colours.ink }
  setFont(context, '700 * Archivo', 22, 0.09)
  const start = width - margin - context.measureText(said.text).width
  write(context, said, start, header.middle)
  for (const left of [start - 22, start - 35])
    fillBox(context, colours.mark, [left, header.middle - 11, 8, 22], 2)

  const name = { text: subject.name, colour: colours.ink }
  let size = 33
  do setFont(context, '800 * "Archivo Expanded"', --size, -0.02)
  while (size > 12 && marked + 18 + context.measureText(name.text).width > start - 60)
  write(context, name, marked + 18, header.middle)

  const words = (text: string, colour: string) =>
    text.split(' ').flatMap(each => (each ? { text: each, colour } : []))
  const all = [...words(title, colours.ink), ...words(accent, colours.accent)]
  writeTitle(context, all, margin - 4, 124 + (height - band - 124) / 2)
  return context
}
