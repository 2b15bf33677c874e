// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { vendorScript } from './load-script'

test('only scripts of the trackers get past the policy for script addresses', () => {
  const rules: { createScriptURL?: (url: string) => string } = {}
  const createPolicy = (_name: string, given: typeof rules) => Object.assign(rules, given)
  Object.assign(window, { trustedTypes: { createPolicy } })
  vendorScript('https://connect.facebook.net/en_US/fbevents.js')
    .load()
    .catch(() => undefined)
  const allowed = 'https://www.googletagmanager.com/gtag/js?id=G-1'
  expect(rules.createScriptURL?.(allowed)).toBe(allowed)
  for (const url of ['https://evil.test/a.js', '/a.js', 'https://www.google.com.evil.test/a.js']) {
    expect(() => rules.createScriptURL?.(url), url).toThrow('Not a script of a tracker')
  }
})
