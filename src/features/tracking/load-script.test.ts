// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { vendorScript } from './load-script'

test('only scripts of the trackers get past the policy for script addresses', () => {
  const rules: { createScriptURL?: (url: string) => string } = {}
  const createPolicy = vi.fn((_name: string, given: typeof rules) => Object.assign(rules, given))
  Object.assign(window, { trustedTypes: { createPolicy } })
  vendorScript('https://connect.facebook.net/en_US/fbevents.js')
    .load()
    .catch(() => undefined)
  for (const host of [
    'www.googletagmanager.com',
    'www.googleadservices.com',
    'googleads.g.doubleclick.net',
    'pagead2.googlesyndication.com',
    'www.google.com',
    'connect.facebook.net',
  ]) {
    const allowed = `https://${host}/a.js?id=G-1`
    expect(rules.createScriptURL?.(allowed)).toBe(allowed)
  }
  for (const url of ['https://evil.test/a.js', '/a.js', 'https://www.google.com.evil.test/a.js']) {
    expect(() => rules.createScriptURL?.(url), url).toThrow('Not a script of a tracker')
  }
  vendorScript('https://www.googletagmanager.com/gtag/js?id=G-1').load()
  // A second default policy would be an error.
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything())
})

test('a script holds nothing up, is fetched once, and is known to have run only then', async () => {
  document.head.replaceChildren()
  const script = vendorScript('https://connect.facebook.net/en_US/fbevents.js')
  const loaded = script.load()
  expect(script.load()).toBe(loaded)
  const [element, ...others] = document.head.querySelectorAll('script')
  expect(others).toEqual([])
  expect(element?.async).toBe(true)
  expect(script.hasRun).toBe(false)
  element?.dispatchEvent(new Event('load'))
  await loaded
  expect(script.hasRun).toBe(true)
})

test('a script from elsewhere is not added in a browser without such policies either', async () => {
  await expect(vendorScript('https://evil.test/a.js').load()).rejects.toThrow(
    'Not a script of a tracker: https://evil.test/a.js',
  )
  expect(document.querySelector('script[src*=evil]')).toBeNull()
})
