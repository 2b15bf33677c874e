import type { Locator, Page } from '@playwright/test'
import { contact } from '../src/content/contact.ts'
import { cookieFooter } from '../src/content/cookies.ts'
import { layout } from '../src/content/layout.ts'
import { desktop, expect, hold, neverBeIdle, phone, test, whenLive } from './harness/test.ts'
import { reachLastStep, send } from './harness/visitor.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const place = (page: Page) => page.evaluate(() => scrollY)

/** A click without the scrolling that Playwright's own click does first. */
async function press(page: Page, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: page => page.keyboard.press('Escape'),
  'the cross': page => page.getByRole('button', { name: contact.close, exact: true }).click(),
  // Over a link, which does not hear of it.
  'a press on the scrim': page => press(page, page.locator('header a[href="/"]')),
  Back: page => page.goBack(),
}

for (const viewport of [phone, desktop]) {
  test(`a dialog that is closed leaves the page where it was, with a section in the address (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/#faq')
    await whenLive(page)
    const header = page.getByRole('banner').getByRole('button', { name: layout.headerCta })
    for (const [index, [way, close]] of Object.entries(waysToClose).entries()) {
      await test.step(way, async () => {
        const y = 3000 + 600 * index
        await page.evaluate(top => scrollTo(0, top), y)
        await press(page, header)
        await expect(dialog(page)).toBeVisible()
        await close(page)
        await expect(dialog(page)).toBeHidden()
        // Chromium scrolls after the entry has changed, in a separate frame.
        await page.waitForTimeout(300)
        expect(await place(page)).toBe(y)
        await expect(page).toHaveURL('/#faq')
      })
    }
  })
}

test('the second press of a double click does not close the dialog that the first one opens', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await whenLive(page)
  // Under the dialog it has no role.
  const opener = page.locator('header button', { hasText: layout.headerCta })
  await press(page, opener)
  // At once: expect would wait for longer than a double click takes.
  await page.locator('.dialog-scrim').waitFor()
  await press(page, opener)
  await page.waitForTimeout(500)
  await expect(dialog(page)).toBeVisible()
  // More than half a second after the first press, a press there is one on the scrim.
  await press(page, opener)
  await expect(dialog(page)).toBeHidden()
})

test('a dialog that is still loading gives way to the page that the visitor goes to', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const arrive = await hold(page, '**/assets/ContactModal-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await whenLive(page)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: layout.headerCta }).click()
  await header.getByRole('link', { name: layout.navigation.at(-1)?.label ?? '' }).click()
  await expect(page).toHaveURL('/aziende')
  arrive()
  await page.waitForTimeout(500)
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => history.state.dialog)).toBeUndefined()
})

test('the cookie dialog gives way to the page of thanks of a company lead', async ({ page }) => {
  const arrive = await hold(page, '**/company')
  await reachLastStep(page)
  await send(page).click()
  await page.getByRole('button', { name: cookieFooter.preferences }).click()
  await expect(dialog(page)).toBeVisible()
  arrive()
  await expect(page).toHaveURL('/thank-you')
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(readAgreement)).toMatchObject({ agree: true })
})

async function reloadWithDialog(page: Page, address: string) {
  await page.goto(address)
  await whenLive(page)
  await press(page, page.getByRole('banner').getByRole('button', { name: layout.headerCta }))
  await expect(dialog(page)).toBeVisible()
  await page.addInitScript(neverBeIdle)
  await page.reload()
}

test('after a reload with an open dialog the page stays where it is scrolled to before React comes', async ({
  page,
}) => {
  await reloadWithDialog(page, '/')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.mouse.move(5, 300)
  await whenLive(page)
  await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined()
  await page.waitForTimeout(300)
  expect(await place(page)).toBe(1500)
})

test('a reload with an open dialog does not lead away from the section in the address', async ({
  page,
}) => {
  await reloadWithDialog(page, '/#faq')
  await expect.poll(() => place(page)).toBeGreaterThan(1000)
})

test('a press on the icon of a password manager, above the field, keeps the modal open', async ({
  page,
}) => {
  await page.goto('/?metodo')
  await expect(dialog(page)).toBeVisible()
  const box = await page.getByLabel('Email *').boundingBox()
  if (!box) throw new Error('There is no field')
  await page.evaluate(({ x, y }) => {
    const icon = document.createElement('com-1password-button')
    icon.style.cssText = `position: fixed; z-index: 9999; left: ${x}px; top: ${y}px; width: 20px; height: 20px`
    icon.attachShadow({ mode: 'open' }).append(document.createElement('button'))
    document.body.append(icon)
  }, box)
  await page.mouse.click(box.x + 8, box.y + 8)
  await page.waitForTimeout(200)
  await expect(dialog(page)).toBeVisible()
})

/** Numbers that look random, the same for the same seed. */
function* numbers(seed: number) {
  for (let state = seed; ; state = (state * 48_271) % 2_147_483_647) yield state
}

/** Runs in the page. A browser moves later, if there is an entry at all; a reload before would be given up. */
function traverse(steps: number) {
  return new Promise(done => {
    addEventListener('popstate', () => setTimeout(done, 100), { once: true })
    setTimeout(done, 800)
    history.go(steps)
  })
}

const moves: Record<string, (page: Page) => Promise<unknown>> = {
  'open the lead modal': page =>
    page.getByRole('banner').getByRole('button', { name: layout.headerCta }).click(),
  'open the cookie dialog': page =>
    page.getByRole('button', { name: cookieFooter.preferences }).click(),
  'press Escape': page => page.keyboard.press('Escape'),
  'go back': page => page.evaluate(traverse, -1),
  'go forward': page => page.evaluate(traverse, 1),
  reload: page => page.reload(),
  'follow a link to a section': page =>
    page
      .getByRole('banner')
      .getByRole('link', { name: layout.navigation[0]?.label ?? '' })
      .click(),
}

/** Runs in the page: whether dialog, entry, scroll lock, what is hidden and the focus say the same. */
function readAgreement() {
  // One that is leaving is closed already: Back would then lead away.
  const isOpen = document.querySelectorAll('[role=dialog][data-state=open]').length === 1
  const signs = [
    Boolean(history.state?.dialog),
    document.querySelector('[data-scroll-locked]') !== null,
    document.querySelector('#root')?.getAttribute('aria-hidden') === 'true',
    document.activeElement?.closest('[role=dialog]') !== null,
  ]
  return { agree: signs.every(sign => sign === isOpen), path: location.pathname }
}

for (let seed = 1; seed <= 5; seed++) {
  test(`whatever is opened, closed and left, dialog, entry and page agree (${seed})`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(desktop)
    // An entry before the site's, which Back must not reach.
    await page.goto('/')
    await page.goto('/aziende')
    await page.goto('/#faq')
    await whenLive(page)
    const random = numbers(seed * 7919)
    for (let move = 0; move < 10; move++) {
      const names = Object.keys(moves)
      const isOpen = (await dialog(page).count()) > 0
      // A dialog covers the page; without one, Back would only lead away.
      const possible = names
        .slice(isOpen ? 2 : 0, isOpen ? 6 : 7)
        .filter(name => isOpen || name !== 'go back')
      const name = possible[(random.next().value ?? 0) % possible.length] ?? ''
      await test.step(name, async () => moves[name]?.(page))
      await whenLive(page)
      // Going back takes a while; then all agree.
      await expect
        .poll(() => page.evaluate(readAgreement), { message: name })
        .toEqual({ agree: true, path: '/' })
    }
  })
}
