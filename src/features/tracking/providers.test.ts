import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())

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
  async (constants, expected) => {
    expect(await providersOf(constants as Record<string, string>)).toEqual(expected)
  },
)
