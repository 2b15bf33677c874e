import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findColourProblem, readColour } from '../../src/content/schema/shades.ts'
import { fillIn, readExample, readOwn } from './business-files.ts'

/** An image of the folder public, with its measures. */
export interface Logo {
  src: string
  width: number
  height: number
}

/** The measures of a PNG or SVG; null if it does not say them. */
function measure(file: Buffer): [number, number] | null {
  if (file.toString('latin1', 1, 4) === 'PNG') return [file.readUInt32BE(16), file.readUInt32BE(20)]
  const [root = ''] = /<svg[^>]*>/.exec(file.toString()) ?? []
  const number = (pattern: RegExp) => Number(pattern.exec(root)?.[1])
  const sides = [/\swidth="([\d.]+)(?:px)?"/, /\sheight="([\d.]+)(?:px)?"/].map(number)
  const box = [/viewBox="\S+ \S+ ([\d.]+) /, /viewBox="\S+ \S+ \S+ ([\d.]+)"/].map(number)
  const [width = 0, height = 0] = sides.every(Boolean) ? sides : box
  return width > 0 && height > 0 ? [width, height] : null
}

/** The logo that the business names; null if it names none, or none that can be shown. */
export function readLogo(root: string): Logo | null {
  const { logo: src } = readOwn(root, 'brand').value
  const file = path.join(root, 'public', String(src))
  const sides = typeof src === 'string' && existsSync(file) ? measure(readFileSync(file)) : null
  if (typeof src !== 'string' || !sides) return null
  return { src, width: Math.round(sides[0]), height: Math.round(sides[1]) }
}

/** Why a logo that is there cannot be shown beside the name; null if it can. */
export function findLogoProblem(root: string): string | null {
  const logo = readLogo(root)
  if (!logo) return 'non dice quanto è grande; esportalo di nuovo, come PNG o come SVG con viewBox'
  return logo.width > 2 * logo.height
    ? 'è troppo largo per un telefono: al massimo il doppio dell’altezza; usa il segno senza il nome, che gli sta già accanto'
    : null
}

/** The words on the image that messengers and social networks show beside a link. */
export interface PreviewWords {
  label: string
  title: string
  /** The end of the title, in the accent colour. */
  accent?: string
}

type Previews = Readonly<Record<string, PreviewWords>>

export interface Subject {
  name: string
  colour: string
  logo: Logo | null
  previews: Previews
}

const read = (root: string, file: 'brand' | 'company') =>
  fillIn(readOwn(root, file).value, readExample(root, file)) as Record<string, unknown>

/** What they show today; null while the colour is none that they could be drawn with. */
export function readSubject(root: string, previews: Previews): Subject | null {
  const colour = readColour(read(root, 'brand').colour)
  if (!colour || findColourProblem(colour)) return null
  return { name: String(read(root, 'company').name), colour, logo: readLogo(root), previews }
}

/** Another one as soon as the pictures would look different. */
export function fingerprint(root: string, { name, colour, logo, previews }: Subject): string {
  const hash = createHash('sha256').update(JSON.stringify([name, colour, previews]))
  if (logo) hash.update(readFileSync(path.join(root, 'public', logo.src)))
  return hash.digest('hex').slice(0, 16)
}

/** Whether the pictures show something else than the site says today. */
export function areStale(root: string, previews: Previews): boolean {
  const subject = readSubject(root, previews)
  return subject !== null && fingerprint(root, subject) !== read(root, 'brand').drawn
}
