import type { Page } from '@playwright/test'
import { desktop, expect, expectNotFound, phone, test, whenLive } from './site.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie' })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()

const rejected = {
  'cookie-consent': 'false',
  'cookie-preferences': '{"essential":true,"functional":false,"analytics":false,"marketing":false}',
}

test('the banner asks on every route until a choice is made, then no more', async ({
  page,
  visitorConsole,
}) => {
  expectNotFound(visitorConsole)
  const routes = ['/', '/aziende', '/privacy-policy', '/terms-of-service', '/cookie-policy']
  for (const route of [...routes, '/thank-you', '/nowhere']) {
    await page.goto(route)
    await expect(banner(page)).toBeVisible()
  }
  await choose(page, 'Accetta tutti')
  await expect(banner(page)).toBeHidden()
  for (const route of routes) {
    await page.goto(route)
    await whenLive(page)
    await expect(banner(page)).toBeHidden()
  }
})

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('rejecting and accepting are offered with equal size, weight and colours', async ({
      page,
    }) => {
      await page.goto('/')
      const look = (name: string) =>
        page.getByRole('button', { name }).evaluate(button => {
          const { width, height } = button.getBoundingClientRect()
          const { color, backgroundColor, fontSize, fontWeight, borderColor, opacity } =
            getComputedStyle(button)
          return {
            width,
            height,
            color,
            backgroundColor,
            fontSize,
            fontWeight,
            borderColor,
            opacity,
          }
        })
      expect(await look('Rifiuta tutti')).toEqual(await look('Accetta tutti'))
    })

    test('the cross stands at the top right, keeps only the essential, and a sentence says so', async ({
      page,
    }) => {
      await page.goto('/')
      await expect(banner(page)).toContainText('Con la X chiudi e tieni solo gli essenziali')
      const cross = page.getByRole('button', { name: 'Chiudi e tieni solo gli essenziali' })
      const [frame, box] = [await banner(page).boundingBox(), await cross.boundingBox()]
      if (!frame || !box) throw new Error('The banner is not on the screen')
      expect(box.x + box.width).toBeGreaterThan(frame.x + frame.width - 30)
      expect(box.y).toBeLessThan(frame.y + 30)
      await cross.click()
      await expect(banner(page)).toBeHidden()
      expect(await stored(page)).toEqual(rejected)
    })

    test('the banner moves nothing and is never the largest paint', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0, largest: '' })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            Object.assign(window, {
              shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
            })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            const element: Element | null = Reflect.get(entry, 'element')
            Object.assign(window, {
              largest: element?.closest('.cookie-banner') ? 'banner' : 'page',
            })
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      for (const route of ['/', '/privacy-policy', '/aziende', '/thank-you']) {
        await page.goto(route)
        await whenLive(page)
        await page.waitForTimeout(300)
        expect(await page.evaluate(() => Reflect.get(window, 'largest')), route).toBe('page')
        expect(await page.evaluate(() => Reflect.get(window, 'shift')), route).toBeLessThan(0.001)
      }
    })

    test('while the lead modal is open the banner is out of the way, and then back', async ({
      page,
    }) => {
      await page.goto('/?metodo')
      await expect(page.getByRole('dialog')).toBeVisible()
      // By its class: what a dialog hides from assistive technology has no role to be found by.
      await expect(page.locator('.cookie-banner')).toBeHidden()
      for (let presses = 0; presses < 10; presses++) {
        await page.keyboard.press('Tab')
        expect(
          await page.evaluate(() => document.activeElement?.closest('.cookie-banner')),
        ).toBeNull()
      }
      await page.keyboard.press('Escape')
      await expect(banner(page)).toBeVisible()
      expect(await stored(page)).toEqual({})
    })
  })
}

test('scrolling, Esc and a click beside the banner write nothing', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await page.mouse.wheel(0, 2000)
  await page.keyboard.press('Escape')
  await page.mouse.click(1000, 200)
  await expect(banner(page)).toBeVisible()
  expect(await stored(page)).toEqual({})
})

test('all switches are off at first, and the essential one is locked on', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'Personalizza')
  const dialog = page.getByRole('dialog', { name: 'Preferenze cookie' })
  await expect(dialog.getByRole('switch')).toHaveCount(4)
  await expect(dialog.getByRole('switch', { name: 'Essenziali' })).toBeDisabled()
  await expect(dialog.getByRole('switch', { name: 'Essenziali' })).toBeChecked()
  await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(1)
  await dialog.getByRole('switch', { name: 'Funzionali' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await stored(page)).toEqual({})
  await expect(banner(page)).toBeVisible()
})

test('the dialog is reopened from the footer with what is stored, and rejecting there is immediate', async ({
  page,
}) => {
  await page.goto('/')
  await choose(page, 'Personalizza')
  await page.getByRole('switch', { name: 'Analitici' }).click()
  await choose(page, 'Salva Preferenze')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await stored(page)).toEqual({
    'cookie-consent': 'true',
    'cookie-preferences':
      '{"essential":true,"functional":false,"analytics":true,"marketing":false}',
  })
  await page.goto('/terms-of-service')
  const link = page.getByRole('contentinfo').getByRole('button', { name: 'Preferenze cookie' })
  await link.click()
  await expect(page.getByRole('switch', { name: 'Analitici' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await link.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta tutti' }).click()
  expect(await stored(page)).toEqual(rejected)
})

test('withdrawing takes one click, as giving did', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'Accetta tutti')
  await choose(page, 'Revoca il consenso ai cookie')
  expect(await stored(page)).toEqual(rejected)
})

test('the banner reads before and after its links are followed, and does not trap the focus', async ({
  page,
}) => {
  await page.goto('/')
  await whenLive(page)
  await banner(page).getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(page).toHaveURL('/cookie-policy')
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Accetta tutti' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.cookie-banner'))).toBeNull()
})

test('for those who have chosen the banner does not flash', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'false')
    Object.assign(window, { wasShown: false })
    const look = () => {
      const element = document.querySelector('.cookie-banner')
      if (element && getComputedStyle(element).display !== 'none') {
        Object.assign(window, { wasShown: true })
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/')
  await whenLive(page)
  expect(await page.evaluate(() => Reflect.get(window, 'wasShown'))).toBe(false)
})

test('a choice in one tab counts in the other', async ({ page, context }) => {
  await page.goto('/')
  await whenLive(page)
  const other = await context.newPage()
  await other.goto('/aziende')
  await whenLive(other)
  await choose(other, 'Rifiuta tutti')
  await expect(banner(page)).toBeHidden()
  await other.evaluate(() => localStorage.clear())
  await expect(banner(page)).toBeVisible()
})

test('where the storage is forbidden the choice lasts for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await whenLive(page)
  await choose(page, 'Accetta tutti')
  await expect(banner(page)).toBeHidden()
  await page.getByRole('link', { name: 'Per le aziende' }).first().click()
  await expect(page).toHaveURL('/aziende')
  await expect(banner(page)).toBeHidden()
})

test('where the storage is full the choice lasts for the visit', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await page.evaluate(() => {
    let chunk = 'x'.repeat(1024 * 1024)
    while (chunk.length > 0) {
      try {
        localStorage.setItem(`filler${localStorage.length}`, chunk)
      } catch {
        chunk = chunk.slice(0, chunk.length >> 1)
      }
    }
  })
  await choose(page, 'Accetta tutti')
  await expect(banner(page)).toBeHidden()
})

test('a choice that comes before React counts', async ({ page }) => {
  await page.route('**/assets/app-*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await choose(page, 'Rifiuta tutti')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toEqual(rejected)
})
