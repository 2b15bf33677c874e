import type { HttpAnswer } from '../request.ts'

/** The beginning of a file in latin1, which keeps every byte. */
type Judge = (beginning: string) => boolean

const beginsWith =
  (...marks: string[]): Judge =>
  beginning =>
    marks.some(mark => beginning.startsWith(mark))

interface Kind {
  /** What it is, for the marketer. */
  name: string
  /** The types without which browsers (every answer says nosniff) or previews refuse the file. */
  type?: RegExp
  /** Whether the file is what its name says, whatever its type says. */
  isRight?: Judge
}

const image = /^image\//
const jpeg: Kind = {
  name: 'un’immagine JPEG',
  type: image,
  isRight: beginsWith('\xff\xd8\xff'),
}

const kinds: Record<string, Kind> = {
  js: { name: 'uno script', type: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/ },
  css: { name: 'un foglio di stile', type: /^text\/css\b/ },
  svg: {
    name: 'un disegno SVG',
    type: /^image\/svg\+xml\b/,
    isRight: beginning => beginning.includes('<svg'),
  },
  png: { name: 'un’immagine PNG', type: image, isRight: beginsWith('\x89PNG\r\n\x1a\n') },
  jpg: jpeg,
  jpeg,
  webp: {
    name: 'un’immagine WebP',
    type: image,
    isRight: beginning => beginning.startsWith('WEBP', 8),
  },
  ico: { name: 'un’icona', isRight: beginsWith('\0\0\x01\0', '\x89PNG') },
  woff2: { name: 'un carattere WOFF2', isRight: beginsWith('wOF2') },
  mp4: { name: 'un filmato MP4', isRight: beginning => beginning.startsWith('ftyp', 4) },
  vtt: { name: 'un file di sottotitoli', isRight: beginsWith('WEBVTT', '\xef\xbb\xbfWEBVTT') },
}

/** Enough for what a drawing may have before its first element. */
const longestBeginning = 1_000

export function extensionOf(address: string): string {
  return address.split('.').at(-1)?.toLowerCase() ?? ''
}

/** Why a browser cannot use a file, in a few words; null when it can. */
export function findFileProblem(
  address: string,
  { status, headers, bytes }: HttpAnswer,
): string | null {
  if (status !== 200) return `codice ${status}`
  const type = headers['content-type'] ?? 'nessuno'
  if (/^text\/html\b/.test(type)) return 'al suo posto arriva una pagina'
  const { name, type: needed, isRight } = kinds[extensionOf(address)] ?? {}
  if (needed && !needed.test(type)) return `tipo sbagliato: ${type}`
  const beginning = bytes.subarray(0, longestBeginning).toString('latin1')
  return isRight && !isRight(beginning) ? `non è ${name}` : null
}
