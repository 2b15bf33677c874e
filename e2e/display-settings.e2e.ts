import { companyForm } from '../src/content/aziende.ts'
import { categorySwitch, choose } from './consent.ts'
import { expect, phone, test, whenLive } from './test.ts'

test.use({ viewport: phone })

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
