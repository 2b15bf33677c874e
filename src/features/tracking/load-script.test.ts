// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { vendorScript } from './load-script'

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
