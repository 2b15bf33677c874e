import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { composePages, type Facts } from '../../src/content/compose-words.ts'
import { lineAt, parseValues, withoutMark } from './business-files.ts'
import { findMisnamed } from './misnamed.ts'

/** The words of the pages, a file each. */
export const wordsFolder = 'src/content/words'

/**
 * The words of the pages as visitors read them.
 *
 * @throws Error that names file and line, for a file that cannot be read and a name that stands for nothing.
 */
export function readWords(root: string, facts: Facts) {
  const pages: Record<string, object> = {}
  const problems: string[] = []
  for (const name of readdirSync(path.join(root, wordsFolder))) {
    const file = `${wordsFolder}/${name}`
    const text = readFileSync(path.join(root, file), 'utf8')
    const page = name.replace('.json', '').replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
    const words = parseValues(file, text)
    pages[page] = words
    const known = new Map([...facts, ['garanzia', facts.get('percorsi') ?? null] as const])
    const tree = parseTree(withoutMark(text))
    for (const { path: place, message } of findMisnamed(words, known, [page])) {
      const node = tree && findNodeAtLocation(tree, place.slice(1))
      const line = lineAt(text, node?.offset ?? 0)
      problems.push(`${file}:${line}: ${message}`)
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const { claims, ...others } = pages
  return composePages({ ...others, claims: { guarantee: null, ...claims } }, facts)
}
