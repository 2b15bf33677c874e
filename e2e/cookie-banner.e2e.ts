import type { Locator, Page } from '@playwright/test'
import { cookieBanner, cookieFooter } from '../src/content/cookies.ts'
import { layout } from '../src/content/layout.ts'
import { allAddresses } from './harness/pages.ts'
import {
  delayFiles,
  desktop,
  expect,
  expectNotFound,
  layoutShift,
  phone,
  test,
  whenLive,
} from './harness/test.ts'
import { banner, choose, rejected, stored } from './harness/visitor.ts'

declare global {
  interface Window {
    largestPaint: 'banner' | 'page'
    wasBannerShown: boolean
  }
}

test('the cookie banner shows on every page until the visitor chooses, then no more', async ({
  page,
  visitorConsole,
}) => {
  expectNotFound(visitorConsole)
  for (const address of allAddresses) {
    await page.goto(address)
    await expect(banner(page)).toBeVisible()
  }
  // Chosen: no page asks again.
  await choose(page, 'Accetta tutti')
  await expect(banner(page)).toBeHidden()
  await page.goto('/terms-of-service')
  await whenLive(page)
  await expect(banner(page)).toBeHidden()
})

test('the buttons to reject and to accept have the same size, weight and colours', async ({
  page,
}) => {
  await page.goto('/')
  const look = (name: string) =>
    page.getByRole('button', { name }).evaluate(button => {
      const { width, height } = button.getBoundingClientRect()
      const styles = getComputedStyle(button)
      const named = ['color', 'background', 'font', 'border', 'opacity'] as const
      return [width, height, ...named.map(name => styles[name])]
    })
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await look('Rifiuta tutti')).toEqual(await look('Accetta tutti'))
  }
})

test('the cross at the top right keeps only the essential cookies, and a sentence says so', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toContainText(cookieBanner.details.split('[')[0] ?? '')
  const cross = page.getByRole('button', { name: cookieBanner.close })
  const [frame, box] = [await banner(page).boundingBox(), await cross.boundingBox()]
  if (!frame || !box) throw new Error('The banner is not on the screen')
  expect(box.x + box.width).toBeGreaterThan(frame.x + frame.width - 30)
  expect(box.y).toBeLessThan(frame.y + 30)
  await cross.click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toEqual(rejected)
})

test('the banner is hidden while the lead modal is open, and then shown again', async ({
  page,
}) => {
  await page.goto('/?metodo')
  await expect(page.getByRole('dialog')).toBeVisible()
  // By its class: what a dialog hides from assistive technology is not found by role.
  await expect(page.locator('.cookie-banner')).toBeHidden()
  // The modal is closed: the banner is back.
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  expect(await stored(page)).toEqual({})
})

for (const viewport of [phone, desktop]) {
  test(`at ${viewport.width} px the banner causes no layout shift and is never the largest paint`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        // The observer is given no other type of entry.
        for (const { element } of list.getEntries() as LargestContentfulPaint[]) {
          window.largestPaint = element?.closest('.cookie-banner') ? 'banner' : 'page'
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    for (const address of ['/', '/privacy-policy', '/aziende', '/thank-you']) {
      await page.goto(address)
      await whenLive(page)
      await page.waitForTimeout(300)
      expect(await page.evaluate(() => window.largestPaint), address).toBe('page')
      expect(await layoutShift(page), address).toBeLessThan(0.001)
    }
  })
}

test('what has the focus and the end of the page stand above the banner, which is not printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await whenLive(page)
  const top = async (target: Locator) => (await target.boundingBox())?.y ?? 0
  const last = page.getByRole('contentinfo').getByRole('button', { name: cookieFooter.preferences })
  await last.focus()
  expect(await top(last)).toBeLessThan((await top(banner(page))) - 24)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const end = page.getByRole('contentinfo').locator('address')
  expect(await top(end)).toBeLessThan((await top(banner(page))) - 24)
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom)
  expect(await room()).not.toBe('0px')
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
  expect(await room(), 'printed').toBe('0px')
  await page.emulateMedia({ media: null })
  await choose(page, 'Rifiuta tutti')
  expect(await room(), 'after a choice').toBe('0px')
})

test('scrolling, Escape, a click beside the banner and its link store no choice, and no focus is trapped', async ({
  page,
}) => {
  await page.goto('/')
  await whenLive(page)
  await page.mouse.wheel(0, 2000)
  await page.keyboard.press('Escape')
  await page.mouse.click(1000, 200)
  await banner(page).locator('a[href="/cookie-policy"]').click()
  await expect(page).toHaveURL('/cookie-policy')
  await expect(banner(page)).toBeVisible()
  expect(await stored(page)).toEqual({})
  await banner(page).getByRole('button', { name: 'Accetta tutti' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.cookie-banner'))).toBeNull()
})

test('the banner never flashes for a visitor who has chosen before', async ({ page }) => {
  await page.addInitScript(choice => {
    Object.assign(localStorage, choice)
    window.wasBannerShown = false
    const look = () => {
      const element = document.querySelector('.cookie-banner')
      if (element && getComputedStyle(element).display !== 'none') {
        window.wasBannerShown = true
      }
      requestAnimationFrame(look)
    }
    look()
  }, rejected)
  await page.goto('/')
  await whenLive(page)
  expect(await page.evaluate(() => window.wasBannerShown)).toBe(false)
})

test('a stored text that is no choice does not hide the banner, not even before React', async ({
  page,
}) => {
  await delayFiles(page, '**/assets/app-*.js', 1_000)
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'odd'))
  await page.goto('/')
  expect(await banner(page).isVisible()).toBe(true)
  await whenLive(page)
  await expect(banner(page)).toBeVisible()
})

/*
 * What a visitor who comes for the first time sees before scrolling, with the banner in place: the heights are those that
 * a browser leaves to the page, and a real site has no line about a demonstration.
 */

const laptops = ['1280x633', '1366x657']
const large = ['1920x1080', '1536x864', '1440x900', '1366x768', '1280x720']
const phones = ['412x732', '390x664', '375x667', '360x640']

/** Wholly on the screen, and nothing over its corners or its middle. */
async function expectUncovered(target: Locator) {
  const covered = await target.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const
    return points.filter(([x, y]) => {
      const found = document.elementFromPoint(x, y)
      return !found || !(element.contains(found) || found.contains(element))
    })
  })
  expect(covered, `covered points of ${target}`).toEqual([])
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

const firstViews: [address: string, sizes: string[], free: ((page: Page) => Locator)[]][] = [
  [
    '/',
    [...phones, '768x1024', ...laptops, '1440x789', '1920x969'],
    [headline, page => page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })],
  ],
  ['/', ['375x553'], [headline, page => page.getByRole('banner').getByRole('button')]],
  ['/aziende', laptops, [headline, page => page.getByRole('textbox').first()]],
  [
    '/aziende',
    large,
    [
      headline,
      page => page.getByRole('textbox').first(),
      page => page.getByRole('button', { name: 'Continua' }),
    ],
  ],
]

/** Looks at a page on each screen: its layout depends on nothing but the size. */
async function lookOn(page: Page, sizes: string[], look: (height: number) => Promise<void>) {
  await expect(banner(page)).toBeVisible()
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await page.setViewportSize({ width, height })
    await test.step(size, () => look(height))
  }
}

for (const [address, sizes, free] of firstViews) {
  test(`the banner leaves what ${address} is about free at ${sizes.join(', ')}`, async ({
    page,
  }) => {
    await page.goto(address)
    await whenLive(page)
    await page
      .getByRole('complementary', { name: layout.demoLabel })
      .evaluate(line => line.remove())
    await lookOn(page, sizes, async height => {
      for (const find of free) await expectUncovered(find(page))
      const box = await banner(page).boundingBox()
      expect(box?.height).toBeLessThanOrEqual(height * 0.4)
    })
  })
}

test('after a choice the first field for companies stands in the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/aziende')
  await choose(page, 'Rifiuta tutti')
  await expect(banner(page)).toBeHidden()
  await page.getByRole('complementary', { name: layout.demoLabel }).evaluate(line => line.remove())
  await expectUncovered(page.getByRole('textbox').first())
})
