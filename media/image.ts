import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** One picture of public/, and the page of HTML that a browser draws it from. */
export interface Image {
  /** Its path in public/. */
  file: string
  width: number
  height: number
  html: string
  /** What it says, for those who read the record. */
  words?: string
}

/** Which source a committed picture was drawn from, and that nobody has touched it since. */
export interface MediaRecord {
  words?: string
  source: string
  picture: string
}

export const root = path.join(import.meta.dirname, '..')
const recordFile = path.join(import.meta.dirname, 'rendered.json')

const digest = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 16)

export function recordOf({ file, width, height, html, words }: Image): MediaRecord {
  const picture = path.join(root, 'public', file)
  return {
    ...(words && { words }),
    source: digest(`${width}x${height} ${html}`),
    picture: existsSync(picture) ? digest(readFileSync(picture)) : 'missing',
  }
}

export function readRecords(): Record<string, MediaRecord> {
  return JSON.parse(readFileSync(recordFile, 'utf8'))
}

export function saveRecords(images: readonly Image[]) {
  const records = Object.fromEntries(images.map(image => [image.file, recordOf(image)]))
  writeFileSync(recordFile, `${JSON.stringify(records, null, 2)}\n`)
}
