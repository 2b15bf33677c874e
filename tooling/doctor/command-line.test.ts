import { expect, test } from 'vitest'
import { readCommand, UsageError } from './command-line.ts'

test('options are read', () => {
  const nothing = { address: null, send: false, json: false, help: false }
  expect(readCommand([])).toEqual(nothing)
  expect(readCommand(['--send', '--json'])).toEqual({ ...nothing, send: true, json: true })
  expect(readCommand(['--help'])).toEqual({ ...nothing, help: true })
  for (const site of ['https://www.x.it', 'https://www.x.it/'])
    expect(readCommand(['--site', site])).toEqual({ ...nothing, address: 'https://www.x.it' })
  const local = 'http://localhost:4173'
  expect(readCommand(['--site', local])).toEqual({ ...nothing, address: local })
})

const wantsValue = '--site vuole un indirizzo; le altre opzioni non vogliono valori.'
const wantsOrigin = (text: string) =>
  `--site vuole l’indirizzo del sito senza percorso, per esempio https://www.x.it, non "${text}".`

test.each([
  [
    'an unknown option',
    ['--sito', 'https://x.it'],
    'Non capisco questo comando: --sito https://x.it',
  ],
  ['a stray word', ['https://x.it'], 'Non capisco questo comando: https://x.it'],
  ['no address', ['--site'], wantsValue],
  ['a value too many', ['--send=si'], wantsValue],
  ['no URL', ['--site', 'www.x.it'], wantsOrigin('www.x.it')],
  ['a path', ['--site', 'https://x.it/aziende'], wantsOrigin('https://x.it/aziende')],
  ['another protocol', ['--site', 'ftp://x.it'], wantsOrigin('ftp://x.it')],
])('%s is a mistake in the command', (_sentence, words, message) => {
  expect(() => readCommand(words)).toThrow(new UsageError(message))
  expect(() => readCommand(words)).toThrow(expect.objectContaining({ name: 'UsageError' }))
})
