import type { Context } from './canvas.ts'

interface Word {
  text: string
  colour: string
}

/** Reads the fonts of the site for the canvas. */
export async function loadFonts(): Promise<void> {
  const files = { 'Archivo Expanded': 'archivo-expanded-800', Archivo: 'archivo-variable' }
  for (const [name, file] of Object.entries(files)) {
    const font = new FontFace(name, `url(/src/fonts/${file}.woff2)`, { weight: '400 800' })
    document.fonts.add(await font.load())
  }
}

/** Letters of the size; `spacing` in parts of it. */
export function setFont(context: Context, font: string, size: number, spacing: number) {
  context.font = font.replace('*', `${size}px`)
  // A browser that does not know it writes the title a little wider, and smaller.
  context.letterSpacing = `${size * spacing}px`
}

/** Writes a line whose letters have their middle at this height; says where it ends. */
export function write(context: Context, { text, colour }: Word, left: number, middle: number) {
  const {
    fontBoundingBoxAscent: up,
    fontBoundingBoxDescent: down,
    width,
  } = context.measureText(text)
  context.fillStyle = colour
  context.fillText(text, left, middle + (up - down) / 2)
  return left + width
}

const joined = (line: Word[]) => line.map(({ text }) => text).join(' ')

function wrap(context: Context, words: Word[], width: number): Word[][] {
  const lines: Word[][] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last && context.measureText(joined([...last, word])).width <= width) last.push(word)
    else lines.push([word])
  }
  return lines
}

/** Writes a title as large as its place allows, in lines of nearly the same length. */
export function writeTitle(context: Context, words: Word[], left: number, middle: number) {
  const place = { width: 1000, height: 286 }
  const widest = (lines: Word[][]) =>
    Math.max(...lines.map(line => context.measureText(joined(line)).width))
  let size = 112
  let lines: Word[][]
  do {
    setFont(context, '800 * "Archivo Expanded"', --size, -0.025)
    lines = wrap(context, words, place.width)
  } while (size > 40 && (lines.length * size * 1.02 > place.height || widest(lines) > place.width))
  const longest = widest(words.map(word => [word]))
  for (let { width } = place; width > longest; width -= 4) {
    const even = wrap(context, words, width)
    if (even.length === lines.length) lines = even
  }
  lines.forEach((line, index) => {
    const height = middle + (index - (lines.length - 1) / 2) * size * 1.02
    let end = left
    for (const { text, colour } of line)
      end = write(context, { text: `${text} `, colour }, end, height)
  })
}
