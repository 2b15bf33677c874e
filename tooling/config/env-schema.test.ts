import { expect, test } from 'vitest'
import { readVariables } from './env-schema.ts'

test('with an unknown name of ours nothing is set, however sound the rest is', () => {
  const { settings, problems } = readVariables({ SITE_PORT: '80', VITE_OTHER: 'x' })
  expect(problems.map(({ name }) => name)).toEqual(['VITE_OTHER'])
  expect(settings).toBeNull()
})
