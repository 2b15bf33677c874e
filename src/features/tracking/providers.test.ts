// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { countSettings } from '~/content/services/counts'
import { serviceNeeds, serviceSettings } from '~/content/services/services'
import { allCategories, onlyEssential } from '~/features/consent/choice'

afterEach(() => {
  vi.resetModules()
  vi.useRealTimers()
})

test('each tracker is made with the identifiers of the build', async () => {
  vi.stubEnv('VITE_GOOGLE_TAG_ID', 'AW-1')
  vi.stubEnv('VITE_GOOGLE_ADS_CONVERSION', 'AW-1/label')
  vi.stubEnv('VITE_META_PIXEL_ID', '42')
  const { trackers } = await import('./providers')
  for (const { load } of trackers) {
    const code = await load()
    void code.start(allCategories)
    code.track({ name: 'lead_sent', form: 'contact', key: 'time' })
  }
  const commands = Reflect.get(window, 'dataLayer').map((command: ArrayLike<unknown>) => [
    ...Array.from(command),
  ])
  expect(commands).toContainEqual(['config', 'AW-1'])
  expect(commands).toContainEqual(['event', 'conversion', { send_to: 'AW-1/label' }])
  expect(Reflect.get(window, 'fbq').queue).toContainEqual(['init', '42'])
})

test('the Trusted Types policy allows the scripts of the trackers and no others', async () => {
  for (const { variable, examples } of Object.values(serviceSettings))
    vi.stubEnv(variable, examples.at(-1))
  let pass = (url: string) => url
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: typeof pass }) => {
    pass = rules.createScriptURL
  })
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { trackers } = await import('./providers')
  for (const { load } of trackers) void (await load()).start(allCategories)
  // A second default policy would be an error.
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything())
  const needed = serviceNeeds(import.meta.env, 'none').flatMap(needs => needs['script-src'] ?? [])
  expect(needed.length).toBeGreaterThan(trackers.length)
  for (const origin of needed) expect(pass(`${origin}/a.js?id=G-1`)).toContain(origin)
  for (const url of ['https://evil.test/a.js', '/a.js', 'https://www.google.com.evil.test/a.js'])
    expect(() => pass(url), url).toThrow('Not a script of a tracker')
})

test.each([...Object.values(serviceSettings), countSettings.counts])(
  '$title: tracker and policies agree',
  async setting => {
    vi.stubEnv(setting.variable, setting.examples[0] ?? '')
    const { trackers } = await import('./providers')
    const hasTrackers = trackers.length > 0
    // Where Google Ads counts a lead is part of the Google tag.
    expect(hasTrackers).toBe(setting !== serviceSettings.googleConversion)
    // What it needs is allowed.
    expect(serviceNeeds(import.meta.env, 'none').length > 0).toBe(hasTrackers)
  },
)

test('a site without trackers fetches nothing for an event', async () => {
  const { runTrackers, track } = await import('./track')
  vi.useFakeTimers()
  track({ name: 'lead_sent', form: 'contact', key: 'time' })
  runTrackers({ categories: allCategories, providers: [] })
  expect(vi.getTimerCount()).toBe(0)
})

/** The providers of a build with these constants, with the categories that start them. */
async function providersOf(constants: Record<string, string>) {
  for (const [name, value] of Object.entries(constants)) vi.stubEnv(name, value)
  const { providers } = await import('./providers')
  return providers.map(({ id, categories }) => [id, ...categories])
}

test.each([
  [{}, []],
  [{ VITE_GOOGLE_TAG_ID: 'G-1' }, [['google-analytics', 'analytics']]],
  [{ VITE_GOOGLE_TAG_ID: 'AW-1' }, [['google-ads', 'marketing']]],
  [{ VITE_GOOGLE_TAG_ID: 'GT-1' }, [['google-tag', 'analytics', 'marketing']]],
  [{ VITE_META_PIXEL_ID: '1' }, [['meta-pixel', 'marketing']]],
  [{ VITE_COUNTS_URL: 'https://plausible.io/api/event' }, [['plausible.io', 'analytics']]],
  [{ VITE_COUNTS_URL: 'https://x.goatcounter.com/count', VITE_COUNTS_CONSENT: 'senza' }, []],
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
    expect(await providersOf(constants as Record<string, string>)).toEqual(found)
  },
)

test('counts that need no consent are no provider, and run all the same', async () => {
  vi.stubEnv('VITE_COUNTS_URL', 'https://conta.rossi.it/count')
  vi.stubEnv('VITE_COUNTS_CONSENT', 'senza')
  vi.stubEnv('VITE_META_PIXEL_ID', '1')
  const fetch = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetch)
  const { providers, trackers } = await import('./providers')
  expect(providers.map(({ id }) => id)).toEqual(['meta-pixel'])
  expect(trackers.map(({ id, categories }) => [id, ...categories])).toEqual([
    ['meta-pixel', 'marketing'],
    ['conta.rossi.it'],
  ])
  await (await trackers[1]?.load())?.start(onlyEssential)
  const page = expect.objectContaining({ href: 'https://conta.rossi.it/count?p=%2F' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(page, expect.anything())
})

test('who receives the counts is named as the processor that the business lists for it', async () => {
  const processors = [
    { role: 'hosting', name: 'Netlify, Inc.' },
    { role: 'statistics', name: 'Hetzner Online GmbH' },
  ]
  vi.doMock('~/content/business', () => ({ handling: { processors } }))
  vi.stubEnv('VITE_COUNTS_URL', 'https://conta.rossi.it/count')
  const { providers } = await import('./providers')
  vi.doUnmock('~/content/business')
  expect(providers.map(({ company }) => company)).toEqual(['Hetzner Online GmbH'])
})
