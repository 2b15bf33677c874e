import { expect, test } from 'vitest'
import { routes } from '~/App'
import { pages } from './pages'
import { paths } from './paths'

test('the pages of src/content/pages and the components of src/App.tsx have the same keys', () => {
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
