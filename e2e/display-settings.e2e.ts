import { companyForm } from '../src/content/aziende.ts'
import { categorySwitch, choose } from './consent.ts'
import { states } from './states.ts'
import { faultsOfFocus } from './support/focus-faults.ts'
import { faintTexts, movements } from './support/settings-faults.ts'
import { expect, phone, test, whenLive } from './test.ts'
import { faintParts } from './visible-parts.ts'

/* What a visitor has set in the system: forced colours, more contrast, less motion. In every state. */

test.use({ viewport: phone })

for (const { name, reach, parts } of states) {
  test(`${name}: can be seen in forced colours and with more contrast, and does not move`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await reach({ page, receiver, visitorConsole })
    expect.soft(await page.evaluate(movements), 'with less motion').toEqual([])
    // Off the button that was clicked last.
    await page.mouse.move(0, 0)
    expect
      .soft(await faintParts(page, parts, 3, { surfaces: false }), 'with nothing set')
      .toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      expect.soft(await faintParts(page, parts, 3), `in forced ${colorScheme} colours`).toEqual([])
      expect.soft(await faultsOfFocus(page), `in forced ${colorScheme} colours`).toEqual([])
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', contrast: 'more' })
    expect.soft(await faintParts(page, parts, 4.5), 'with more contrast').toEqual([])
    expect.soft(await page.evaluate(faintTexts), 'with more contrast').toEqual([])
    expect.soft(await faultsOfFocus(page), 'with more contrast').toEqual([])
  })
}

test('in forced colours a switch shows its state, and the progress how many plates are loaded', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/aziende')
  await whenLive(page)
  const [bar, loaded, ahead] = await page
    .getByRole('progressbar', { name: companyForm.progress })
    .locator('rect')
    .evaluateAll(rects => rects.map(rect => getComputedStyle(rect).fill))
  expect(ahead).not.toBe(loaded)
  expect(ahead).not.toBe(bar)
  await choose(page, 'Personalizza')
  const functional = categorySwitch(page, 'functional')
  const looks = () =>
    functional.evaluate(track => {
      const thumb = track.firstElementChild && getComputedStyle(track.firstElementChild)
      return { track: getComputedStyle(track).backgroundColor, thumb: thumb?.backgroundColor }
    })
  const off = await looks()
  expect(off.thumb).not.toBe(off.track)
  await functional.click()
  const on = await looks()
  expect(on.track).not.toBe(off.track)
  expect(on.thumb).not.toBe(on.track)
})
