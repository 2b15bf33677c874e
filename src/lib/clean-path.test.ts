import { expect, test } from 'vitest'
import { cleanPath } from './clean-path'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/aziende', '/aziende'],
  ['//aziende', '/aziende'],
  ['/aziende/', '/aziende'],
  ['///aziende//', '/aziende'],
  ['//evil.example/a', '/evil.example/a'],
])('the path %s is known as %s', (pathname, known) => {
  expect(cleanPath(pathname)).toBe(known)
})
