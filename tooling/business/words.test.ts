import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { facts } from '../../src/content/business.ts'
import { describeProblem, fileOf } from './business-files.ts'
import { readPages } from './previews.ts'
import { copyData } from './testing/copy-data.ts'
import { findWordProblems, readWords } from './words.ts'

/** The words of the project, with one sentence in the place of another. */
function wordsWith(name: string, before: string, after: string) {
  const { root } = copyData()
  const file = path.join(root, fileOf(name))
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
  return root
}

test('the words of the pages name only what there is', () => {
  expect(findWordProblems('.', facts)).toEqual([])
})

test('a name that stands for nothing is listed with its file and line', () => {
  const root = wordsWith('pages/home', 'Chi siamo', 'Chi siamo, {noi}')
  expect(findWordProblems(root, facts).map(describeProblem)).toEqual([
    expect.stringMatching(
      /^src\/content\/pages\/home\.json:\d\d: about\.eyebrow: \{noi\} non è un dato; si può/,
    ),
  ])
})

test('what a page fills in may be named there, and nowhere else', () => {
  const root = wordsWith('pages/home', 'Chi siamo', 'Chi siamo su {lettore}')
  expect(findWordProblems(root, facts).map(describeProblem)).toEqual([
    expect.stringContaining('{lettore} non è un dato'),
  ])
})

test('a sentence that names a fact left out wants another beside it', () => {
  const lean = new Map([...facts, ['guadagni', null], ['venditori', null]])
  expect(findWordProblems('.', lean).map(describeProblem)).toEqual([
    expect.stringContaining('{guadagni} non c’è sul vostro sito; togli il nome'),
  ])
})

test('without a guarantee no page names it', () => {
  const names = ['percorsi', 'garantiti', 'termine', 'contratto', 'altrimenti']
  const without = new Map([...facts, ...names.map(name => [name, null] as const)])
  expect(findWordProblems('.', without)).toEqual([])
  const { 'words/claims': _label, ...others } = readWords('.', without)
  expect(JSON.stringify(others)).not.toMatch(/garantit/)
})

test('a file that cannot be read is named with its line', () => {
  const root = wordsWith('words/layout', '"Menu",', '"Menu"')
  expect(findWordProblems(root, facts).map(describeProblem)).toEqual([
    expect.stringMatching(/layout\.json:\d+: il file non si legge/),
  ])
})

test('every page has a unique title and description, which fit into a search result', () => {
  const heads = readPages('.', facts).map(([, { meta }]) => meta)
  for (const part of ['title', 'description'] as const)
    expect(new Set(heads.map(head => head[part])).size).toBe(heads.length)
  expect(heads.filter(({ title }) => title.length > 60)).toEqual([])
  const fits = ({ description }: { description: string }) =>
    description.length >= 50 && description.length <= 160
  expect(heads.filter(head => !fits(head))).toEqual([])
})
