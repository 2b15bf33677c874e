import type { Page } from '@playwright/test'
import { states } from './states.ts'
import { faultsOfFocus } from './support/focus-faults.ts'
import { hiddenFromScrolling, layoutFaults } from './support/layout-faults.ts'
import { desktop, expect, phone, test } from './test.ts'

/*
 * Zoom (WCAG 2.2: 1.4.4, 1.4.10), phones held sideways (1.3.4), text with more space (1.4.12): nothing is
 * cut off, covered or out of reach, in any state.
 */

/** 1280x1024 at 200 % and 400 %, and phones held sideways. */
const lowScreens = [
  [640, 512],
  [320, 256],
  [844, 390],
  [667, 375],
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

async function faults(page: Page) {
  return [
    ...(await page.evaluate(layoutFaults)),
    ...(await page.evaluate(hiddenFromScrolling)),
    ...(await faultsOfFocus(page)),
  ]
}

for (const { name, reach } of states) {
  test(`${name}: all can be read and reached at 200 % and 400 %, sideways and with spaced text`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    // A toast would still be on its way from one edge to the other.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    await reach({ page, receiver, visitorConsole })
    for (const [width, height] of lowScreens) {
      await page.setViewportSize({ width, height })
      expect.soft(await faults(page), `${width}x${height}`).toEqual([])
    }
    await page.evaluate(spaceText)
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      expect.soft(await faults(page), `${size.width} px with spaced text`).toEqual([])
    }
  })
}
