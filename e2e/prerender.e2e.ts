import { legalLabels } from '../src/content/legal/legal-document.ts'
import { allAddresses, unknownAddress } from './harness/pages.ts'
import { originOf } from './harness/ports.ts'
import {
  delayFiles,
  expect,
  expectNotFound,
  hurry,
  layoutShift,
  neverBeIdle,
  test,
  whenLive,
  whenQuiet,
} from './harness/test.ts'

declare global {
  interface Window {
    wasBlank: boolean
  }
}

const hydrated = { development: allAddresses, production: ['/', '/aziende'] } as const

for (const build of ['production', 'development'] as const) {
  for (const address of hydrated[build]) {
    test(`React hydrates ${address} without a warning and keeps its elements (${build} build)`, async ({
      page,
      visitorConsole,
    }) => {
      if (address === unknownAddress) expectNotFound(visitorConsole)
      await delayFiles(page, '**/assets/*.js', 100)
      await page.goto(originOf(build) + address, { waitUntil: 'commit' })
      const title = page.getByRole('heading', { level: 1 })
      const before = await title.elementHandle()
      await page.evaluate(() => {
        window.wasBlank = false
        const root = document.getElementById('root')
        new MutationObserver(() => {
          if (!root?.querySelector('h1')) window.wasBlank = true
        }).observe(document.body, { childList: true, subtree: true })
      })
      await whenLive(page)
      await whenQuiet(page)
      const after = await title.elementHandle()
      expect(await page.evaluate(([a, b]) => a === b, [before, after])).toBe(true)
      expect(await page.evaluate(() => window.wasBlank)).toBe(false)
    })
  }
}

test('until the browser is idle only the page, two fonts and the icon are requested', async ({
  page,
}) => {
  await page.addInitScript(neverBeIdle)
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await whenQuiet(page)
  expect(requests.map(path => path.replace(/-[\w-]{8}\./, '.')).sort()).toEqual(
    [
      '/',
      '/assets/archivo-expanded-800.woff2',
      '/assets/archivo-variable.woff2',
      '/favicon.svg',
    ].filter(path => requests.includes('/favicon.svg') || path !== '/favicon.svg'),
  )
  // The visitor moves: React is fetched.
  await page.mouse.move(10, 10)
  await whenLive(page)
})

test('React comes to a page that never ends loading without being called', async ({ page }) => {
  await hurry(page)
  await page.route('**/aziende', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', '<img src="/hangs.png" alt="">$&')
    await route.fulfill({ response, body })
  })
  await page.route('**/hangs.png', () => new Promise(() => undefined))
  await page.goto('/aziende', { waitUntil: 'commit' })
  await whenLive(page)
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
})

test('nothing on the page moves while its fonts arrive and React hydrates it', async ({ page }) => {
  await delayFiles(page, '**/*.woff2', 800)
  await page.goto('/', { waitUntil: 'networkidle' })
  await whenLive(page)
  expect(await layoutShift(page)).toBeLessThan(0.001)
})

// The legal pages look all alike.
const looks = ['/', '/aziende', '/cookie-policy', '/thank-you', unknownAddress]

// The best of JPEG still tells one pixel from another, and is written faster than PNG.
const whole = { fullPage: true, animations: 'disabled', type: 'jpeg', quality: 100 } as const

// The legal pages show today's date, and may have been built yesterday.
const updated = legalLabels.updated('').trim()

for (const width of [390, 1440]) {
  test(`at ${width} px a page with its inlined styles looks the same as with the whole stylesheet`, async ({
    page,
    visitorConsole,
  }) => {
    expectNotFound(visitorConsole)
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(neverBeIdle)
    for (const address of looks) {
      await page.goto(address)
      await whenQuiet(page)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
      const mask = [page.getByText(updated)]
      const before = await page.screenshot({ ...whole, mask })
      // A key press brings React, and with it the whole stylesheet.
      const loaded = page.waitForResponse(/\.css$/)
      await page.keyboard.press('Shift')
      await loaded
      await whenLive(page)
      const after = await page.screenshot({ ...whole, mask })
      expect(before.equals(after), address).toBe(true)
    }
  })
}
