import { expect, test } from 'vitest'
import { cleanText } from './clean-text'

test.each([
  ['  Giulia Conti \n', 'Giulia Conti', 'surrounding whitespace'],
  ['Giulia\tConti', 'Giulia Conti', 'a tab'],
  ['Giulia\r\n\r\nConti', 'Giulia Conti', 'an empty line'],
  ['Giulia\u0000', 'Giulia', 'NUL, which PostgreSQL refuses'],
  ['\u200b\ufeff\u202e', '', 'nothing but invisible characters'],
  ['Zoë 👩‍🚀', 'Zoë 👩‍🚀', 'an emoji made with the zero-width joiner'],
  ['مرحبا', 'مرحبا', 'another script'],
])('%j becomes %j (%s)', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})
