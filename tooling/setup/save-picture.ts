import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Picture } from '../../src/content/schema/rules.ts'
import { explain, saveFile } from './save-file.ts'

/** How the files of each kind begin. */
const beginnings = {
  webp: /^RIFF.{4}WEBP/s,
  jpg: /^\xFF\xD8\xFF/,
  png: /^\x89PNG\r\n/,
}

/** A name as a part of an address. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '') || 'foto'

/**
 * Writes a picture beside those of its folder, which it never replaces; returns its address on the site.
 *
 * @throws Error in Italian, if it is none or cannot be written.
 */
export function savePicture(
  root: string,
  { folder, name, bytes }: { folder: Picture['folder']; name: string; bytes: Uint8Array },
): string {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const [kind] = Object.entries(beginnings).find(([, beginning]) => beginning.test(head)) ?? []
  if (!kind) throw new Error('non è un’immagine WebP, JPEG o PNG.')
  const place = path.join(root, 'public', folder)
  mkdirSync(place, { recursive: true })
  const taken = readdirSync(place).map(each => each.toLowerCase())
  const numbers = ['', ...taken.map((_each, index) => `-${index + 2}`)]
  const names = numbers.map(number => `${slugOf(name)}${number}.${kind}`)
  const file = names.find(each => !taken.includes(each)) ?? ''
  const target = path.join(place, file)
  try {
    writeFileSync(target, '', { flag: 'wx' })
  } catch (cause) {
    throw explain(target, cause)
  }
  try {
    saveFile(target, bytes)
  } catch (error) {
    rmSync(target, { force: true })
    throw error
  }
  return `/${folder}/${file}`
}
