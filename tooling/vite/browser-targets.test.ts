import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { browserTargets } from './browser-targets.ts'

test('the build aims at the oldest supported versions, in the names that it knows', () => {
  expect(browserTargets(['chrome >= 100', 'ios_saf >= 15.4', 'samsung >= 20'])).toEqual([
    'chrome100',
    'ios15.4',
  ])
})

test.each(['last 2 versions', 'opera >= 80', 'chrome 100', 'chrome >= new'])(
  'a query that the build would not follow stops it: %s',
  query => {
    expect(() => browserTargets([query])).toThrow(`"${query}" is not understood`)
  },
)

test('Chrome 100, Firefox 102, Safari 15.4 and Samsung Internet 20 are supported', () => {
  expect(packageJson.browserslist).toEqual([
    'chrome >= 100',
    'edge >= 100',
    'firefox >= 102',
    'safari >= 15.4',
    'ios_saf >= 15.4',
    'samsung >= 20',
  ])
})
