import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface LockEntry {
  version?: string
  dev?: boolean
  devOptional?: boolean
}

export interface Shipped {
  name: string
  version: string
  licence: string
  text: string
}

/** Build tools that leave something of themselves in the site: Tailwind its base styles. */
const leavesItsMark = ['node_modules/tailwindcss']

/** For packages that name the licence but forget the file; the holder is their author. */
const mit = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function licenceText(folder: string, licence: string, author: unknown): string {
  const file = readdirSync(folder).find(name => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(name))
  if (file) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    return text
      .replaceAll('\r\n', '\n')
      .replace(/[ \t]+$/gm, '')
      .trim()
  }
  const holder = typeof author === 'string' ? author : (author as { name?: string } | null)?.name
  if (licence !== 'MIT' || !holder) throw new Error(`${folder} ships no licence: add its text`)
  return mit(holder)
}

/**
 * The packages whose code can reach a visitor: the dependencies and all that they need, by the lock
 * file, and the font.
 *
 * @throws Error naming a package whose licence cannot be told.
 */
export function shippedPackages(root: string): Shipped[] {
  const lock = readJson<{ packages: Record<string, LockEntry> }>(
    path.join(root, 'package-lock.json'),
  )
  const packages = Object.entries(lock.packages)
    .filter(
      ([place, { dev, devOptional }]) =>
        leavesItsMark.includes(place) || (place !== '' && !dev && !devOptional),
    )
    .map(([place]) => {
      const folder = path.join(root, place)
      const { name, version, license, author } = readJson<Record<string, unknown>>(
        path.join(folder, 'package.json'),
      )
      if (typeof license !== 'string') throw new Error(`${place} names no licence`)
      return {
        name: String(name),
        version: String(version),
        licence: license,
        text: licenceText(folder, license, author),
      }
    })
  const archivo = {
    name: 'Archivo (font)',
    version: 'https://github.com/Omnibus-Type/Archivo',
    licence: 'OFL-1.1',
    text: readFileSync(path.join(root, 'src/fonts/OFL.txt'), 'utf8').trim(),
  }
  return [...packages.toSorted((a, b) => (a.name < b.name ? -1 : 1)), archivo]
}

/** One section for each licence text, headed by the packages that it covers. */
export function formatLicences(shipped: Shipped[]): string {
  const covered = new Map<string, string[]>()
  for (const { name, version, licence, text } of shipped) {
    const names = covered.get(text) ?? []
    covered.set(text, [...names, `${name} ${version} (${licence})`])
  }
  const title = 'Questo sito contiene opere di altri, usate secondo le loro licenze.'
  const sections = [...covered].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${[title, ...sections].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}
