import type { Locator, Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'
import { banner } from './harness/visitor.ts'

test.use({ isWholeBrowser: true })

/* What a visitor who comes for the first time sees before scrolling, with the cookie banner in place. */

const large = [
  { width: 1920, height: 1080 },
  { width: 1536, height: 864 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
]
const phones = [
  { width: 430, height: 932 },
  { width: 412, height: 915 },
  { width: 390, height: 844 },
]
const smallPhones = [
  { width: 375, height: 667 },
  { width: 360, height: 640 },
]

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

const primary = (page: Page) => page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

type Size = (typeof large)[number]

/** Looks at a page on each screen: its layout depends on nothing but the size. */
async function lookOn(
  sizes: Size[],
  page: Page,
  address: string,
  look: (size: Size) => Promise<void>,
) {
  await page.goto(address)
  await expect(banner(page)).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await test.step(`${size.width}x${size.height}`, () => look(size))
  }
}

test('the banner leaves headline and primary button free', async ({ page }) => {
  await lookOn([...large, ...phones], page, '/', async () => {
    await expectUncovered(headline(page))
    await expectUncovered(primary(page))
  })
})

test('on small phones the banner leaves headline and a way to the modal free', async ({ page }) => {
  await lookOn(smallPhones, page, '/', async ({ height }) => {
    await expectUncovered(headline(page))
    await expectUncovered(page.getByRole('banner').getByRole('button'))
    const box = await banner(page).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(height * 0.4)
  })
})

test('the banner leaves the form for companies free', async ({ page }) => {
  await lookOn(large, page, '/aziende', async () => {
    await expectUncovered(headline(page))
    await expectUncovered(page.getByRole('textbox').first())
    await expectUncovered(page.getByRole('button', { name: 'Continua' }))
  })
})

test('on phones the form for companies begins within a screen and a half', async ({ page }) => {
  await lookOn([...phones, ...smallPhones], page, '/aziende', async ({ height }) => {
    const title = await page.locator('main form').evaluate(form => {
      const heading = form.closest('section, div')?.querySelector('h2') ?? form.querySelector('h2')
      return heading?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    })
    expect(title).toBeLessThanOrEqual(height * 1.5)
  })
})
