import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
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

/** What is known of a committed picture: which source it was drawn from, and that nobody has touched it since. */
export interface ImageRecord {
  words?: string
  source: string
  picture: string
}

export const root = path.join(import.meta.dirname, '..')
export const recordFile = path.join(import.meta.dirname, 'rendered.json')

const digest = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 16)

export function recordOf(image: Image): ImageRecord {
  const { file, width, height, html, words } = image
  const picture = path.join(root, 'public', file)
  return {
    ...(words && { words }),
    source: digest(`${width}x${height} ${html}`),
    picture: existsSync(picture) ? digest(readFileSync(picture)) : 'missing',
  }
}

export function readRecords(): Record<string, ImageRecord> {
  return JSON.parse(readFileSync(recordFile, 'utf8'))
}
