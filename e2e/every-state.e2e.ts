import type { Page, ViewportSize } from '@playwright/test'
import { states } from './states.ts'
import { violations } from './support/axe.ts'
import { faultsOfFocus } from './support/focus-faults.ts'
import { hiddenFromScrolling, layoutFaults } from './support/layout-faults.ts'
import { faintTexts, movements } from './support/settings-faults.ts'
import { desktop, expect, phone, test } from './test.ts'
import { faintParts, type Part } from './visible-parts.ts'

/*
 * What must hold in every state of the site. Each is reached once and then looked at in every way: most
 * of the time goes into reaching it. A failure names the look.
 */

test.describe.configure({ timeout: 120_000 })

/** A toast stays for as long as the test looks at it. */
async function holdToasts(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout } = window
    // Eight seconds, or what is left of them after a pause.
    const isToast = (delay: number) => delay > 6000 && delay <= 8000
    const replaced = (run: TimerHandler, delay = 0) =>
      setTimeout(run, isToast(delay) ? 600_000 : delay)
    Object.assign(window, { setTimeout: replaced })
  })
}

/** A toast moves to its place for the new size a little later. */
async function resize(page: Page, size: ViewportSize) {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/**
 * To be called first: what a part covers depends on how far the page is scrolled. No layout of a phone
 * has less room than the narrowest.
 */
async function lookWithAxe(page: Page) {
  for (const size of [{ width: 320, height: 640 }, desktop]) {
    await resize(page, size)
    expect.soft(await violations(page), `axe at ${size.width} px`).toEqual([])
  }
}

/** What a visitor has set in the system: less motion, forced colours, more contrast. */
async function lookWithSettings(page: Page, parts: readonly Part[]) {
  expect.soft(await page.evaluate(movements), 'with less motion').toEqual([])
  // Off the button that was clicked last.
  await page.mouse.move(0, 0)
  expect.soft(await faintParts(page, parts, 3, { surfaces: false }), 'with nothing set').toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    expect.soft(await faintParts(page, parts, 3), `in forced ${colorScheme} colours`).toEqual([])
    expect.soft(await faultsOfFocus(page), `in forced ${colorScheme} colours`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', contrast: 'more' })
  expect.soft(await faintParts(page, parts, 4.5), 'with more contrast').toEqual([])
  expect.soft(await page.evaluate(faintTexts), 'with more contrast').toEqual([])
  expect.soft(await faultsOfFocus(page), 'with more contrast').toEqual([])
  await page.emulateMedia({ contrast: 'no-preference' })
}

/** 1280x1024 at 200 % and 400 % (WCAG 2.2: 1.4.4, 1.4.10), and phones held sideways (1.3.4). */
const lowScreens = [
  [640, 512],
  [320, 256],
  [844, 390],
  [568, 320],
] as const

/** What 1.4.12 asks for. In a style sheet of the script's own: the policy refuses those of a test. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `)
  document.adoptedStyleSheets.push(sheet)
}

/** Nothing is cut off, covered or out of reach. */
async function faults(page: Page) {
  return [
    ...(await page.evaluate(layoutFaults)),
    ...(await page.evaluate(hiddenFromScrolling)),
    ...(await faultsOfFocus(page)),
  ]
}

/** To be called last: the text stays as it leaves it. */
async function lookOnScreens(page: Page) {
  for (const [width, height] of lowScreens) {
    await resize(page, { width, height })
    expect.soft(await faults(page), `${width}x${height}`).toEqual([])
  }
  await page.evaluate(spaceText)
  for (const size of [phone, desktop]) {
    await resize(page, size)
    expect.soft(await faults(page), `${size.width} px with spaced text`).toEqual([])
  }
}

for (const { name, reach, parts } of states) {
  test(`${name}: axe finds no violation, and all can be seen, read and reached on every screen and with every setting`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    // What fades in is pale until it is there, and a toast would still be on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    await holdToasts(page)
    await reach({ page, receiver, visitorConsole })
    await lookWithAxe(page)
    await resize(page, phone)
    await lookWithSettings(page, parts)
    await lookOnScreens(page)
  })
}
