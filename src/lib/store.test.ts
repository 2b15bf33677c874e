import { expect, test, vi } from 'vitest'
import { createStore } from './store'

test('tells every listener of a change, after which the new value can be read', () => {
  const store = createStore(1)
  const seen: number[] = []
  store.subscribe(() => seen.push(store.get()))
  store.subscribe(() => seen.push(store.get() * 10))
  expect(store.get()).toBe(1)
  store.set(2)
  expect(seen).toEqual([2, 20])
})

test.each([true, null, Number.NaN])('setting %s again is no change', value => {
  const store = createStore<unknown>(value)
  const listener = vi.fn()
  store.subscribe(listener)
  store.set(value)
  expect(listener).not.toHaveBeenCalled()
})

test('a listener that has unsubscribed is not called, the others are', () => {
  const store = createStore(1)
  const [leaving, staying] = [vi.fn(), vi.fn()]
  const leave = store.subscribe(leaving)
  store.subscribe(staying)
  leave()
  store.set(2)
  expect(leaving).not.toHaveBeenCalled()
  expect(staying).toHaveBeenCalledTimes(1)
})
