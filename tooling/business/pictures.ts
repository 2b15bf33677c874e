import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/for-tooling.ts'
import { findColourProblem, readColour } from '../../src/content/schema/shades.ts'
import { fillIn, readExample, readOwn } from './business-files.ts'
import { type Logo, readLogo } from './logo.ts'

type Previews = Content['previews']

/** What icons and preview images show. */
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
