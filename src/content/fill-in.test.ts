import { expect, test } from 'vitest'
import { fillIn } from './fill-in'

test('groups are filled in key by key, a list is one value, and null is left out on purpose', () => {
  const example = { a: { one: 1, two: 2 }, list: [1, 2], rea: 'XX', kept: true }
  const own = { $schema: './x.json', a: { two: 3 }, list: [], rea: null }
  expect(fillIn(own, example)).toEqual({ a: { one: 1, two: 3 }, list: [], rea: null, kept: true })
})
