import { expect, test } from 'vitest'
import { looksLikeEmail } from './email'

test.each([
  'giulia@esempio.it',
  'g.conti+corso@mail.esempio.co.uk',
  'ùnicode@èsempio.it',
  "o'neil@esempio.it",
])('%s looks like an email address', text => {
  expect(looksLikeEmail(text)).toBe(true)
})

test.each([
  '',
  'giulia@',
  '@esempio.it',
  'a@b',
  'a@b.',
  'a@.it',
  'a@b..it',
  'a b@c.it',
  'a@b.it@c.it',
  'a@b .it',
])('"%s" does not look like an email address', text => {
  expect(looksLikeEmail(text)).toBe(false)
})
