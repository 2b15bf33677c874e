import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Picture } from '../../src/content/schema/rules.ts'
import { saveFile } from '../business/save-file.ts'
import { pictureFiles } from '../pictures/picture-files.ts'

/** How the files of each kind begin. */
const beginnings = {
  webp: 'RIFF',
  jpg: '\xFF\xD8\xFF',
  png: '\x89PNG',
  ico: '\0\0\x01\0',
  svg: '<svg',
}

function kindOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  return Object.entries(beginnings).find(([, beginning]) => head.startsWith(beginning))?.[0]
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
export function addPicture(
  root: string,
  { folder, name, bytes }: { folder: Picture['folder']; name: string; bytes: Uint8Array },
): string {
  const kind = kindOf(bytes)
  if (!kind || !['webp', 'jpg', 'png'].includes(kind))
    throw new Error('non è un’immagine WebP, JPEG o PNG.')
  const place = path.join(root, 'public', folder)
  const taken = existsSync(place) ? readdirSync(place).map(each => each.toLowerCase()) : []
  const numbers = ['', ...taken.map((_each, index) => `-${index + 2}`)]
  const names = numbers.map(number => `${slugOf(name)}${number}.${kind}`)
  const file = names.find(each => !taken.includes(each)) ?? ''
  saveFile(path.join(place, file), bytes)
  return `/${folder}/${file}`
}

/** @throws Error in Italian, if it is not one of the pictures that the page draws, or cannot be written. */
export function saveDrawing(root: string, file: string, bytes: Uint8Array): void {
  if (!pictureFiles.includes(file) || kindOf(bytes) !== path.extname(file).slice(1))
    throw new Error('Non è un’immagine che questa pagina disegna.')
  saveFile(path.join(root, 'public', file), bytes)
}
