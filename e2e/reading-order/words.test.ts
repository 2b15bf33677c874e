import path from 'node:path'
import { expect, test } from 'vitest'
import { collectWords, type Words } from './collect-words.ts'
import words from './words.json' with { type: 'json' }

const places = (all: Words) =>
  Object.entries(all).flatMap(([file, found]) =>
    Object.keys(found).map(place => `${file}: ${place}`),
  )

test('every word of src/content has one of its own for the reading order', async () => {
  const project = path.join(import.meta.dirname, '../..')
  const missing = places(await collectWords(project)).filter(
    place => !places(words as Words).includes(place),
  )
  expect(missing, 'write words.json again, as keep-words.ts says').toEqual([])
})
