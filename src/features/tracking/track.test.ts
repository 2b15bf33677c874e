import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlyEssential } from '~/features/consent/choice'
import { loadChunk } from '~/lib/load-chunk'

const runner = vi.hoisted(() => ({ apply: vi.fn(), track: vi.fn(), count: vi.fn() }))

vi.mock('./providers', () => ({ trackers: [{ id: 'visits' }] }))
vi.mock('./tracker-runner', () => ({ createTrackerRunner: () => runner }))
vi.mock('~/lib/load-chunk')

const fetchChunk = vi.mocked(loadChunk)
const refusal = { categories: onlyEssential, providers: [] }
const settle = () => vi.advanceTimersByTimeAsync(1)

/** The modules of a newly loaded page. */
async function loadPage() {
  vi.resetModules()
  return import('./track')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  fetchChunk.mockImplementation(load => load())
})

afterEach(() => {
  vi.useRealTimers()
})

test('the next event fetches a failed runner again, which gets the choice first', async () => {
  const { runTrackers, track } = await loadPage()
  fetchChunk.mockRejectedValueOnce(new Error('offline'))
  runTrackers(refusal)
  await settle()
  expect(runner.apply).not.toHaveBeenCalled()
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

test('what only the counts get is reported where a site has them', async () => {
  const { count } = await loadPage()
  count({ name: 'page' })
  await settle()
  expect(fetchChunk).not.toHaveBeenCalled()
  vi.stubEnv('VITE_COUNTS_URL', 'https://plausible.io/api/event')
  count({ name: 'page' })
  await settle()
  expect(runner.count).toHaveBeenCalledExactlyOnceWith({ name: 'page' })
})
