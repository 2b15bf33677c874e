import { expect, test } from 'vitest'
import { facts } from '../../src/content/business.ts'
import { readPages } from './previews.ts'

test('every page has a title and a description of its own, which fit into a search result', () => {
  const heads = readPages('.', facts).map(([, { meta }]) => meta)
  for (const part of ['title', 'description'] as const)
    expect(new Set(heads.map(head => head[part])).size).toBe(heads.length)
  expect(heads.filter(({ title }) => title.length > 60)).toEqual([])
  const fits = ({ description }: { description: string }) =>
    description.length >= 50 && description.length <= 160
  expect(heads.filter(head => !fits(head))).toEqual([])
})
