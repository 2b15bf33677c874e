import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { composePages, type Facts } from '../../src/content/compose-words.ts'
import { lineAt, parseValues, withoutMark } from './business-files.ts'
import { findMisnamed } from './misnamed.ts'

/** The words of the pages, a file each. */
export const wordsFolder = 'src/content/words'

const pageOf = (name: string) =>
  name.replace('.json', '').replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** @throws Error that names file and line, for a file that cannot be read. */
const readFiles = (root: string) =>
  readdirSync(path.join(root, wordsFolder)).map(name => {
    const file = `${wordsFolder}/${name}`
    const text = readFileSync(path.join(root, file), 'utf8')
    return { file, page: pageOf(name), text, words: parseValues(file, text) }
  })

/** Lists the sentences that name what the site does not have, each with its file and line. */
export function findWordProblems(root: string, facts: Facts): string[] {
  const known = new Map([...facts, ['garanzia', facts.get('percorsi') ?? null] as const])
  return readFiles(root).flatMap(({ file, page, text, words }) => {
    const tree = parseTree(withoutMark(text))
    return findMisnamed(words, known, [page]).map(({ path: [, ...place], message }) => {
      const node = tree && findNodeAtLocation(tree, place)
      return `${file}:${lineAt(text, node?.offset ?? 0)}: ${message}`
    })
  })
}

/**
 * The words of the pages as visitors read them.
 *
 * @throws Error that lists the problems.
 */
export function readWords(root: string, facts: Facts) {
  const problems = findWordProblems(root, facts)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const pages = Object.fromEntries(readFiles(root).map(({ page, words }) => [page, words]))
  const { claims, ...others } = pages
  return composePages({ ...others, claims: { guarantee: null, ...claims } }, facts)
}
