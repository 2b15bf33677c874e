import { expect, test } from 'vitest'
import { findShortfalls } from './goals.ts'

const file = (killed: number, survived: number, others: string[] = []) => ({
  mutants: [
    ...Array.from({ length: killed }, () => 'Killed'),
    ...Array.from({ length: survived }, () => 'Survived'),
    ...others,
  ].map(status => ({ status })),
})

test('a folder at the goal is in order, and so is one that was not examined', () => {
  expect(findShortfalls({ files: { 'src/features/consent/a.ts': file(19, 1) } })).toEqual([])
  expect(findShortfalls({ files: {} })).toEqual([])
})

test('a folder below the goal is named with the files that fall short', () => {
  const files = {
    'src/features/sending/a.ts': file(3, 0, ['Timeout']),
    'src/features/sending/b.ts': file(12, 1, ['NoCoverage']),
    'tooling/config/c.ts': file(99, 1),
  }
  expect(findShortfalls({ files })).toEqual([
    'src/features/sending/: 88.9 % of 95 %; not seen:\n  src/features/sending/b.ts: 2 of 14',
  ])
})

test('what was left out or could not be tried counts neither way', () => {
  const files = { 'tooling/config/a.ts': file(19, 1, ['Ignored', 'Ignored', 'RuntimeError']) }
  expect(findShortfalls({ files })).toEqual([])
})

test('folders without such a goal are left to that of all', () => {
  expect(findShortfalls({ files: { 'src/lib/a.ts': file(0, 5) } })).toEqual([])
})
