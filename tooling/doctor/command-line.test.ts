import { expect, test } from 'vitest'
import { readCommand, UsageError } from './command-line.ts'

test('options are read', () => {
  const nothing = { address: null, send: false, json: false, help: false }
  expect(readCommand([])).toEqual(nothing)
  expect(readCommand(['--send', '--json'])).toEqual({ ...nothing, send: true, json: true })
  expect(readCommand(['--help'])).toEqual({ ...nothing, help: true })
  for (const site of ['https://www.x.it', 'https://www.x.it/'])
    expect(readCommand(['--site', site])).toEqual({ ...nothing, address: 'https://www.x.it' })
})

test.each([
  ['an unknown option', ['--sito', 'https://x.it'], /Non capisco questo comando: --sito/],
  ['a stray word', ['https://x.it'], /Non capisco questo comando/],
  ['no address', ['--site'], /--site vuole un indirizzo/],
  ['a value too many', ['--send=si'], /non vogliono valori/],
  ['no URL', ['--site', 'www.x.it'], /senza percorso.*"www\.x\.it"/],
  ['a path', ['--site', 'https://x.it/aziende'], /senza percorso/],
  ['another protocol', ['--site', 'file:///tmp'], /senza percorso/],
])('%s is a mistake in the command', (_sentence, words, message) => {
  expect(() => readCommand(words)).toThrow(UsageError)
  expect(() => readCommand(words)).toThrow(message)
})
