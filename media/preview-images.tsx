import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { type IndexedPageKey, isIndexedPage, pageKeys, previewImage } from '~/content/pages'
import { site } from '~/content/site'
import { Logo } from '../src/brand/Logo'
import { type PreviewWords, previews } from '../src/content/previews'
import tailwindConfig from '../tailwind.config.ts'
import { type Image, root } from './image.ts'

const { colors } = tailwindConfig.theme.extend

interface Palette {
  page: string
  ink: string
  accent: string
  /** The lower part, its plates, and the last of them, which breaks out of it. */
  band: string
  plates: string
  record: string
  bar: string
}

const poster: Palette = {
  page: colors.ghisa,
  ink: colors.gesso,
  accent: colors.fuoco.DEFAULT,
  band: colors.fuoco.DEFAULT,
  plates: colors.ghisa,
  record: colors.gesso,
  bar: colors.ghisa,
}
const paper: Palette = {
  page: colors.gesso,
  ink: colors.ghisa,
  accent: colors.fuoco.scuro,
  band: colors.ghisa,
  plates: colors.gesso,
  record: colors.fuoco.DEFAULT,
  bar: colors.gesso,
}
const palettes: Record<IndexedPageKey, Palette> = {
  home: poster,
  companies: {
    page: colors.fuoco.DEFAULT,
    ink: colors.ghisa,
    accent: colors.ghisa,
    band: colors.ghisa,
    plates: colors.fuoco.DEFAULT,
    record: colors.gesso,
    bar: colors.gesso,
  },
  privacy: paper,
  terms: paper,
  cookies: paper,
}

const { width, height } = previewImage
const margin = 64
const band = 184
const bar = { y: height - 96, height: 12 }
const plate = { width: 44, gap: 24.5, radius: 7, first: 36, growth: 1.114, record: 330 }
const plateCount = 16

/** Plates that grow along the bar like sales along a chart; the last one breaks the record. */
function Plates({ colours }: { colours: Palette }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect y={height - band} width={width} height={band} fill={colours.band} />
      <rect y={bar.y - bar.height / 2} width={width} height={bar.height} fill={colours.bar} />
      {Array.from({ length: plateCount }, (_, index) => {
        const isRecord = index === plateCount - 1
        // Even heights and whole places: sharp edges.
        const grown = 2 * Math.round((plate.first * plate.growth ** index) / 2)
        const size = isRecord ? plate.record : grown
        const left = Math.round(margin + index * (plate.width + plate.gap))
        return (
          <rect
            key={left}
            x={left}
            y={bar.y - size / 2}
            width={plate.width}
            height={size}
            rx={plate.radius}
            fill={isRecord ? colours.record : colours.plates}
          />
        )
      })}
    </svg>
  )
}

function Poster({ words, colours }: { words: PreviewWords; colours: Palette }) {
  return (
    <>
      <Plates colours={colours} />
      <header>
        <Logo />
        <b>{site.name}</b>
        <p>{words.label}</p>
      </header>
      <h1>
        <span>
          {words.title}
          <em>{words.accent}</em>
        </span>
      </h1>
    </>
  )
}

function fontFace(name: string, file: string): string {
  const data = readFileSync(path.join(root, 'src/fonts', file), 'base64')
  return `@font-face { font-family: "${name}"; font-weight: 400 800; src: url(data:font/woff2;base64,${data}) }`
}

const fonts = [
  fontFace('Archivo Expanded', 'archivo-expanded-800.woff2'),
  fontFace('Archivo', 'archivo-variable.woff2'),
].join('\n')

function style(colours: Palette): string {
  const mark = colours.page === colors.fuoco.DEFAULT ? colours.ink : colors.fuoco.DEFAULT
  return `${fonts}
* { box-sizing: border-box; margin: 0 }
body { width: ${width}px; height: ${height}px; padding: 52px ${margin}px 0; overflow: hidden;
  background: ${colours.page}; color: ${colours.ink} }
body > svg { position: absolute; inset: 0; z-index: -1 }
header { display: flex; align-items: center; gap: 18px }
header svg { width: 88px; color: ${colours.ink} }
.fill-fuoco { fill: ${mark} }
b { font: 800 32px 'Archivo Expanded'; letter-spacing: -0.02em }
p { display: flex; align-items: center; margin-left: auto; font: 700 22px Archivo; letter-spacing: 0.09em; text-transform: uppercase }
p::before { content: ''; margin-right: 14px; width: 8px; height: 22px;
  border-radius: 2px; background: ${mark}; box-shadow: -13px 0 0 ${mark} }
h1 { position: absolute; top: 124px; right: 140px; bottom: ${band}px; left: ${margin - 4}px; display: grid;
  align-content: center; font: 800 104px/1.02 'Archivo Expanded'; letter-spacing: -0.025em }
h1 > span { text-wrap: balance }
em { color: ${colours.accent}; font-style: normal }`
}

/** Makes the title as large as its place allows; whoever draws the page waits for isReady. */
const fit = `
await Promise.all([...document.fonts].map(font => font.load()))
const title = document.querySelector('h1 > span')
const place = title.parentElement
let size = 112
do place.style.fontSize = --size + 'px'
while (size > 40 && (title.offsetHeight > place.clientHeight - 36 || title.scrollWidth > place.clientWidth))`

function preview(page: IndexedPageKey): Image {
  const words: PreviewWords = previews[page]
  const colours = palettes[page]
  const body = renderToStaticMarkup(<Poster words={words} colours={colours} />)
  return {
    file: previewImage.path(page).slice(1),
    width,
    height,
    words: `${site.name} · ${words.label} · ${words.title}${words.accent ?? ''}`,
    html: `<!doctype html>
<html lang="it">
<style>${style(colours)}</style>
<body>${body}
<script>globalThis.isReady = (async () => { ${fit} })()</script>`,
  }
}

export const previewImages = pageKeys.filter(isIndexedPage).map(preview)
