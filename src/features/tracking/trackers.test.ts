// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { allCategories } from '~/features/consent/categories'

afterEach(() => {
  vi.resetModules()
  vi.useRealTimers()
})

test('each tracker is made with the identifiers of the build', async () => {
  vi.stubEnv('VITE_GOOGLE_TAG_ID', 'AW-1')
  vi.stubEnv('VITE_GOOGLE_ADS_CONVERSION', 'AW-1/label')
  vi.stubEnv('VITE_META_PIXEL_ID', '42')
  const { hasTrackers, trackers } = await import('./trackers')
  expect(hasTrackers).toBe(true)
  for (const { load } of trackers) {
    const code = await load()
    void code.start(allCategories)
    code.track({ name: 'lead_sent' })
  }
  const commands = Reflect.get(window, 'dataLayer').map((command: ArrayLike<unknown>) => [
    ...Array.from(command),
  ])
  expect(commands).toContainEqual(['config', 'AW-1'])
  expect(commands).toContainEqual(['event', 'conversion', { send_to: 'AW-1/label' }])
  expect(Reflect.get(window, 'fbq').queue).toContainEqual(['init', '42'])
})

test.each([
  ['VITE_GOOGLE_TAG_ID', 'G-1'],
  ['VITE_META_PIXEL_ID', '42'],
])('one of them is enough: %s', async (name, id) => {
  vi.stubEnv(name, id)
  expect((await import('./trackers')).hasTrackers).toBe(true)
})

test('a site without trackers fetches nothing for an event', async () => {
  const { hasTrackers } = await import('./trackers')
  expect(hasTrackers).toBe(false)
  const { runTrackers, track } = await import('./track')
  vi.useFakeTimers()
  track({ name: 'lead_sent' })
  runTrackers({ categories: allCategories, providers: [] })
  expect(vi.getTimerCount()).toBe(0)
})
