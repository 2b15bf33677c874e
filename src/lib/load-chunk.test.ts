import { afterEach, expect, test, vi } from 'vitest'
import { loadChunk, preloadChunk } from './load-chunk'

afterEach(() => {
  vi.useRealTimers()
})

/** Fails this many times, and notes the time of each try. */
function flakyNetwork(failures: number) {
  vi.useFakeTimers()
  const start = Date.now()
  const asked: number[] = []
  const load = async () => {
    asked.push(Date.now() - start)
    if (asked.length <= failures) throw new Error(`Failure ${asked.length}`)
    return 'the chunk'
  }
  return { load, asked }
}

test('a chunk that loads is fetched once', async () => {
  const { load, asked } = flakyNetwork(0)
  await expect(loadChunk(load)).resolves.toBe('the chunk')
  await vi.runAllTimersAsync()
  expect(asked).toEqual([0])
})

test('a failed try is repeated after a pause, the second one after a longer pause', async () => {
  const { load, asked } = flakyNetwork(2)
  const outcome = expect(loadChunk(load)).resolves.toBe('the chunk')
  await vi.runAllTimersAsync()
  await outcome
  expect(asked).toEqual([0, 400, 1900])
})

test('after three failed tries the caller gets the last error', async () => {
  const { load, asked } = flakyNetwork(Number.POSITIVE_INFINITY)
  const outcome = expect(loadChunk(load)).rejects.toThrow('Failure 3')
  await vi.runAllTimersAsync()
  await outcome
  expect(asked).toHaveLength(3)
})

test('a preload fetches once', async () => {
  const { load, asked } = flakyNetwork(0)
  preloadChunk(load)
  await vi.runAllTimersAsync()
  expect(asked).toEqual([0])
})

test('a failed preload is no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  preloadChunk(() => Promise.reject(new Error('No network')))
  await new Promise(resolve => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
