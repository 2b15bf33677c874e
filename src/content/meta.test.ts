import { expect, it } from 'vitest'
import { meta } from './meta'
import { pageKeys } from './pages'

const words = (part: 'title' | 'description') => pageKeys.map(page => meta[page][part])

it('every page has a title and a description of its own', () => {
  for (const part of ['title', 'description'] as const) {
    expect(new Set(words(part)).size).toBe(pageKeys.length)
  }
})

it('titles and descriptions fit into a search result', () => {
  expect(words('title').filter(title => title.length > 60)).toEqual([])
  expect(words('description').filter(text => text.length < 50 || text.length > 160)).toEqual([])
})
