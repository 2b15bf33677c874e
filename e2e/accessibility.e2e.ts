import { states } from './states.ts'
import { violations } from './support/axe.ts'
import { desktop, expect, phone, test } from './test.ts'

const sizes = [{ width: 320, height: 640 }, phone, desktop]

for (const { name, reach } of states) {
  test(`${name}: axe finds no violation`, async ({ page, receiver, visitorConsole }) => {
    // What fades in is pale until it is there.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    await reach({ page, receiver, visitorConsole })
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect.soft(await violations(page), `${size.width} px`).toEqual([])
    }
  })
}
