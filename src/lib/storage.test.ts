// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { siteStorage, tabStorage } from './storage'

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

function expectNoEffect(storage: typeof siteStorage) {
  expect(storage.write('bozza', 'x')).toBeUndefined()
  expect(storage.read('bozza')).toBeNull()
  expect(storage.remove('bozza')).toBeUndefined()
}

test.each(storages)('with %s missing, reading gives null and nothing throws', (name, storage) => {
  vi.stubGlobal(name, undefined)
  expectNoEffect(storage)
})

test.each(storages)('with %s forbidden, reading gives null and nothing throws', (name, storage) => {
  vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expectNoEffect(storage)
})

test.each(storages)(
  'with %s full, writing does nothing and what was stored can still be read',
  (_name, storage) => {
    storage.write('bozza', 'prima')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    })
    expect(storage.write('bozza', 'dopo')).toBeUndefined()
    expect(storage.read('bozza')).toBe('prima')
  },
)
