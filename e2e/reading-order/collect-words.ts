import path from 'node:path'
import { runnerImport } from 'vite'
import { type ContentFile, readContentFiles } from '../../tooling/config/content-files.ts'
import { findSteps, type Path } from '../../tooling/config/content-tree.ts'
import { realContent } from '../real-content/content.ts'

/** A text or a list of content, or the code of a function that makes a text. */
export type Word = string | readonly unknown[] | { code: string }

/** By file of src/content: where each word stands there, and the word. */
export type Words = Record<string, Record<string, Word>>

/** Addresses and code, and the texts of pages whose reading order is not kept. */
const leftOut = /\/(?:demo|for-tooling|pages|paths|preview|film|meta|versions|terms|privacy)\.ts$/

const hasFunction = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFunction))

/** Every word of a module below a path that the fixture of real-content does not replace. */
function wordsBelow({ name, code }: ContentFile, at: Path, value: unknown): [string, Word][] {
  const place = at.join('.')
  const replaced = Object.keys(realContent[name.replace('src/content/', '')] ?? {})
  if (replaced.some(key => key === place || place.startsWith(`${key}.`))) return []
  const steps = findSteps(code, at)
  const last = steps.at(-1)
  // What the code computes has its words elsewhere.
  if (!last || steps.length < at.length) return []
  const { holder, value: source } = last
  if (holder.type === 'Property' && holder.shorthand) return []
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [[place, { code: code.slice(source.start, source.end) }]]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && !hasFunction(value)) return [[place, value]]
  return Object.entries(value).flatMap(([key, part]) =>
    wordsBelow({ name, code }, [...at, Array.isArray(value) ? Number(key) : key], part),
  )
}

/** The words in src/content of a project or of a copy. */
export async function collectWords(root: string): Promise<Words> {
  const words: Words = {}
  for (const file of readContentFiles(root)) {
    if (leftOut.test(file.name)) continue
    const { module } = await runnerImport<object>(path.join(root, file.name), {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '~': path.join(root, 'src') } },
    })
    const found = Object.entries(module).flatMap(([name, value]) => wordsBelow(file, [name], value))
    if (found.length > 0) words[file.name.replace('src/content/', '')] = Object.fromEntries(found)
  }
  return words
}
