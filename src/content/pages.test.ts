import { expect, test } from 'vitest'
import { routes } from '~/App'
import { pages } from './pages'
import { paths } from './paths'

test('every page of src/content/pages has its component in src/App.tsx, and no other is there', () => {
  expect(routes.map(({ key }) => key).sort()).toEqual(Object.keys(pages).sort())
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
