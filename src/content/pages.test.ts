import { expect, test } from 'vitest'
import { paths } from './paths'
import { heads } from './previews'

test('every page has a title and a description of its own, which fit into a search result', () => {
  for (const part of ['title', 'description'] as const)
    expect(new Set(heads.map(head => head[part])).size).toBe(heads.length)
  expect(heads.filter(({ title }) => title.length > 60)).toEqual([])
  const fits = ({ description }: { description: string }) =>
    description.length >= 50 && description.length <= 160
  expect(heads.filter(head => !fits(head))).toEqual([])
})

test('the pages of the specification are at its addresses', () => {
  expect(paths).toMatchObject({
    home: '/',
    companies: '/aziende',
    privacy: '/privacy-policy',
    terms: '/terms-of-service',
    cookies: '/cookie-policy',
    thankYou: '/thank-you',
  })
})
