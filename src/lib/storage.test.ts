// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { parseJsonObject, siteStorage, tabStorage } from './storage'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const storages = [
  ['localStorage', siteStorage, tabStorage],
  ['sessionStorage', tabStorage, siteStorage],
] as const

test.each(storages)(
  '%s, and no other, keeps what is written until it is removed',
  (name, storage, other) => {
    expect(storage.read('bozza')).toBeNull()
    storage.write('bozza', '{"nome":"Zoë"}')
    expect(storage.read('bozza')).toBe('{"nome":"Zoë"}')
    expect(window[name].getItem('bozza')).toBe('{"nome":"Zoë"}')
    expect(other.read('bozza')).toBeNull()
    storage.remove('bozza')
    expect(storage.read('bozza')).toBeNull()
  },
)

test.each(storages)('with %s forbidden or full, nothing throws', (name, storage) => {
  storage.write('bozza', 'prima')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  expect(storage.write('bozza', 'dopo')).toBeUndefined()
  expect(storage.read('bozza')).toBe('prima')
  vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(storage.write('bozza', 'x')).toBeUndefined()
  expect(storage.read('bozza')).toBeNull()
  expect(storage.remove('bozza')).toBeUndefined()
})

test.each([null, '', 'null', '42', '"nome"', '[{"a":1}]', '{"nome":'])(
  'the stored text %j is no object',
  text => {
    expect(parseJsonObject(text)).toBeNull()
  },
)

test('a stored object is parsed with all its keys and a plain prototype', () => {
  const text = '{"nome":"Zoë","passi":[1,2],"budget":null,"__proto__":{"consent":true}}'
  const stored = parseJsonObject(text)
  expect({ ...stored }).toMatchObject({ nome: 'Zoë', passi: [1, 2], budget: null })
  expect(stored?.consent).toBeUndefined()
})
