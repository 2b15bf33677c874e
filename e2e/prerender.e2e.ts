import { sitePorts } from './addresses.ts'
import { expect, expectNotFound, test, whenLive } from './site.ts'

const addresses = [
  '/',
  '/aziende',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/thank-you',
  '/not-there',
]

for (const [build, port] of Object.entries(sitePorts)) {
  for (const address of addresses) {
    test(`${address} is taken over without a warning and without losing a node (${build} build)`, async ({
      page,
      visitorConsole,
    }) => {
      if (address === '/not-there') expectNotFound(visitorConsole)
      await page.route('**/assets/*.js', async route => {
        await new Promise(resolve => setTimeout(resolve, 100))
        await route.continue()
      })
      await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'commit' })
      const title = page.getByRole('heading', { level: 1 })
      const before = await title.elementHandle()
      await page.evaluate(() => {
        Object.assign(window, { wasBlank: false })
        const root = document.getElementById('root')
        new MutationObserver(() => {
          if (!root?.querySelector('h1')) Object.assign(window, { wasBlank: true })
        }).observe(document.body, { childList: true, subtree: true })
      })
      await whenLive(page)
      await page.waitForLoadState('networkidle')
      const after = await title.elementHandle()
      expect(await page.evaluate(([a, b]) => a === b, [before, after])).toBe(true)
      expect(await page.evaluate(() => Reflect.get(window, 'wasBlank'))).toBe(false)
    })
  }
}

test('before the page is idle only the page, two fonts and the icon are requested', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  expect(requests.map(path => path.replace(/-[\w-]{8}\./, '.')).sort()).toEqual(
    [
      '/',
      '/assets/archivo-expanded-800.woff2',
      '/assets/archivo-variable.woff2',
      '/favicon.svg',
    ].filter(path => requests.includes('/favicon.svg') || path !== '/favicon.svg'),
  )
  await page.mouse.move(10, 10)
  await whenLive(page)
})

test('nothing moves while the page arrives and comes to life', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/*.woff2', async route => {
    await new Promise(resolve => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await whenLive(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page reads completely', async ({ page, visitorConsole }) => {
    visitorConsole.expect(/404/)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/')
    await expect(page.getByText('non serve nessuna esperienza')).toBeVisible()
    await page.getByRole('link', { name: 'Scopri come funziona' }).click()
    await expect(page).toHaveURL('/#metodo-testato')
    await expect(page.locator('#metodo-testato')).toBeInViewport()
  })
})

for (const width of [390, 1440]) {
  test(`at ${width} px the inlined styles are all that a page needs to look as it should`, async ({
    page,
    visitorConsole,
  }) => {
    expectNotFound(visitorConsole)
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
      const before = await page.screenshot({ fullPage: true, animations: 'disabled' })
      const loaded = page.waitForResponse(/\.css$/)
      await page.keyboard.press('Shift')
      await loaded
      await whenLive(page)
      const after = await page.screenshot({ fullPage: true, animations: 'disabled' })
      expect(before.equals(after), address).toBe(true)
    }
  })
}
