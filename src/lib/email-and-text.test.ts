import { expect, test } from 'vitest'
import { cleanText, looksLikeEmail } from './email-and-text'

test.each([
  ['  Giulia Conti \n', 'Giulia Conti', 'surrounding whitespace'],
  ['Giulia\tConti', 'Giulia Conti', 'a tab'],
  ['Giulia\r\n\r\nConti', 'Giulia Conti', 'an empty line'],
  ['Giulia\u0000', 'Giulia', 'NUL, which PostgreSQL refuses'],
  ['\u200b\ufeff\u202e', '', 'nothing but invisible characters'],
  ['Zoë 👩‍🚀', 'Zoë 👩‍🚀', 'an emoji made with the zero-width joiner'],
  ['مرحبا', 'مرحبا', 'another script'],
  ['Giulia \ud83d', 'Giulia', 'half of an emoji, which no address can hold'],
])('%j becomes %j (%s)', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

test.each([
  'giulia@esempio.it',
  'g.conti+corso@mail.esempio.co.uk',
  'ùnicode@èsempio.it',
  "o'neil@esempio.it",
  'vendite/nord@esempio.it',
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
  'mario@gmail.com,',
  'mario@gmail.com;',
  '<mario@gmail.com>',
  'mailto:mario@gmail.com',
  'mario@esempio.it/',
  '"mario"@esempio.it',
  'mario(casa)@esempio.it',
])('"%s" does not look like an email address', text => {
  expect(looksLikeEmail(text)).toBe(false)
})
