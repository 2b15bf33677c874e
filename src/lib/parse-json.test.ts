import { expect, test } from 'vitest'
import { parseJsonObject } from './parse-json'

test('an object comes back with all that it holds', () => {
  const text = '{"nome":"Zoë","scelte":{"analytics":true},"passi":[1,2],"budget":null}'
  expect(parseJsonObject(text)).toEqual({
    nome: 'Zoë',
    scelte: { analytics: true },
    passi: [1, 2],
    budget: null,
  })
  expect(parseJsonObject('{}')).toEqual({})
})

test.each([null, '', 'null', 'true', '42', '"nome"', '[]', '[{"a":1}]', '{"nome":', 'undefined'])(
  '%j is not an object and gives null',
  text => {
    expect(parseJsonObject(text)).toBeNull()
  },
)

test('__proto__ in the text does not become the prototype of the object', () => {
  expect(parseJsonObject('{"__proto__":{"consent":true}}')?.consent).toBeUndefined()
})
