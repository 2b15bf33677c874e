// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { expect, test, vi } from 'vitest'
import { createStore } from './store'

test('holds its first value, then the last one that was set', () => {
  const store = createStore('chiuso')
  expect(store.get()).toBe('chiuso')
  store.set('aperto')
  expect(store.get()).toBe('aperto')
})

test('tells every listener of a change, after which the new value can be read', () => {
  const store = createStore(1)
  const seen: number[] = []
  store.subscribe(() => seen.push(store.get()))
  store.subscribe(() => seen.push(store.get() * 10))
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

test('a component that reads the store shows its new value', () => {
  const store = createStore('chiuso')
  const { result } = renderHook(() => useSyncExternalStore(store.subscribe, store.get))
  act(() => store.set('aperto'))
  expect(result.current).toBe('aperto')
})
