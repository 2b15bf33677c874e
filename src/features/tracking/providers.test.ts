// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { allCategories } from '~/features/consent/choice'

afterEach(() => {
  vi.resetModules()
  vi.useRealTimers()
})

test('each tracker is made with the identifiers of the build', async () => {
  vi.stubEnv('VITE_GOOGLE_TAG_ID', 'AW-1')
  vi.stubEnv('VITE_GOOGLE_ADS_CONVERSION', 'AW-1/label')
  vi.stubEnv('VITE_META_PIXEL_ID', '42')
  const { hasTrackers, trackers } = await import('./providers')
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

test('a site without trackers fetches nothing for an event', async () => {
  const { hasTrackers } = await import('./providers')
  expect(hasTrackers).toBe(false)
  const { runTrackers, track } = await import('./track')
  vi.useFakeTimers()
  track({ name: 'lead_sent' })
  runTrackers({ categories: allCategories, providers: [] })
  expect(vi.getTimerCount()).toBe(0)
})

/** The providers of a build with these constants, with the categories that start them. */
async function providersOf(constants: Record<string, string>) {
  for (const [name, value] of Object.entries(constants)) vi.stubEnv(name, value)
  const { hasTrackers, providers } = await import('./providers')
  const found = providers.map(({ id, categories }) => [id, ...categories])
  return { hasTrackers, found }
}

test.each([
  [{}, []],
  [{ VITE_GOOGLE_TAG_ID: 'G-1' }, [['google-analytics', 'analytics']]],
  [{ VITE_GOOGLE_TAG_ID: 'AW-1' }, [['google-ads', 'marketing']]],
  [{ VITE_GOOGLE_TAG_ID: 'GT-1' }, [['google-tag', 'analytics', 'marketing']]],
  [{ VITE_META_PIXEL_ID: '1' }, [['meta-pixel', 'marketing']]],
  [{ FILM: 'youtube' }, [['youtube', 'functional']]],
  [{ FILM: 'vimeo' }, [['vimeo', 'functional']]],
  [
    { VITE_GOOGLE_TAG_ID: 'G-1', VITE_META_PIXEL_ID: '1', FILM: 'vimeo' },
    [
      ['google-analytics', 'analytics'],
      ['meta-pixel', 'marketing'],
      ['vimeo', 'functional'],
    ],
  ],
])(
  'a build with %o has its providers, each under the categories that start it',
  async (constants, found) => {
    const hasTrackers = Object.keys(constants).some(name => name.startsWith('VITE_'))
    expect(await providersOf(constants as Record<string, string>)).toEqual({ hasTrackers, found })
  },
)
