import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlyEssential } from '~/features/consent/categories'
import { loadChunk } from '~/lib/load-chunk'
import { runTrackers, track } from './track'

const runner = vi.hoisted(() => ({ apply: vi.fn(), track: vi.fn() }))

vi.mock('./trackers', () => ({ hasTrackers: true, trackers: [] }))
vi.mock('./tracker-runner', () => ({ createTrackerRunner: () => runner }))
vi.mock('~/lib/load-chunk')

const fetchChunk = vi.mocked(loadChunk)
const refusal = { categories: onlyEssential, providers: [] }
const settle = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('after a runner that failed, the next event fetches it again, and the choice goes first', async () => {
  fetchChunk.mockRejectedValueOnce(new Error('offline'))
  runTrackers(refusal)
  await settle()
  expect(runner.apply).not.toHaveBeenCalled()
  fetchChunk.mockImplementation(load => load())
  track({ name: 'modal_opened' })
  await settle()
  expect(runner.apply).toHaveBeenCalledExactlyOnceWith(refusal)
  expect(runner.track).toHaveBeenCalledExactlyOnceWith({ name: 'modal_opened' })
  expect(runner.apply).toHaveBeenCalledBefore(runner.track)
  expect(fetchChunk).toHaveBeenCalledTimes(2)

  // Then it stays.
  track({ name: 'modal_opened' })
  await settle()
  expect(fetchChunk).toHaveBeenCalledTimes(2)
})
