import { expect, test } from 'vitest'
import { scoreFolder } from './score.ts'

const folder = { path: 'src/lib', goal: 90 }

const file = (seen: number, survived: number, others: string[] = []) => ({
  mutants: [
    ...Array.from({ length: seen }, () => 'Killed'),
    ...Array.from({ length: survived }, () => 'Survived'),
    ...others,
  ].map(status => ({ status })),
})

test('a folder is in order when its tests see all mutants', () => {
  const report = { files: { 'src/lib/a.ts': file(8, 0, ['Timeout']), 'src/lib/b.ts': file(1, 0) } }
  expect(scoreFolder(folder, report)).toEqual({ mutants: 10, seen: 10, score: 100, faults: [] })
})

test('a folder without mutants is in order', () => {
  expect(scoreFolder(folder, { files: {} })).toMatchObject({ score: 100, faults: [] })
})

test('a mutant that no test sees is a fault, above the goal too', () => {
  const report = {
    files: { 'src/lib/a.ts': file(18, 1, ['NoCoverage']), 'src/lib/b.ts': file(1, 0) },
  }
  expect(scoreFolder(folder, report).faults).toEqual([
    'src/lib/a.ts: no test sees 2 of 20 mutants, 0 are explained',
  ])
})

test('a mutant that is explained is none, as long as the goal is reached', () => {
  const explained = { ...folder, unseen: { 'src/lib/a.ts': { mutants: 2, why: 'It is slower.' } } }
  const above = scoreFolder(explained, { files: { 'src/lib/a.ts': file(18, 2) } })
  expect(above).toEqual({ mutants: 20, seen: 18, score: 90, faults: [] })
  const below = scoreFolder(explained, { files: { 'src/lib/a.ts': file(17, 2) } })
  expect(below.faults).toEqual(['src/lib: 89.5 % are seen, the goal is 90 %'])
})

test('what was left out or could not be tried counts neither way', () => {
  const report = { files: { 'src/lib/a.ts': file(1, 0, ['Ignored', 'RuntimeError']) } }
  expect(scoreFolder(folder, report)).toMatchObject({ mutants: 1, seen: 1 })
})

test('files that are excepted do not count, in a folder of the folder neither', () => {
  const files = { 'src/lib/words.ts': file(0, 1), 'src/lib/testing/a.ts': file(0, 1) }
  const excepting = { ...folder, except: ['words.ts', 'testing/'] }
  expect(scoreFolder(excepting, { files })).toMatchObject({ mutants: 0, faults: [] })
})
