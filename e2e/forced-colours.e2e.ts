import { companyForm } from '../src/content/aziende.ts'
import { banner } from './consent.ts'
import { expect, test, whenLive } from './test.ts'

test.use({ forcedColors: 'active' })

test('switches and their state, the edge of the dialog and the progress can be seen', async ({
  page,
}) => {
  await page.goto('/aziende')
  await whenLive(page)
  const progress = page.getByRole('progressbar', { name: companyForm.progress })
  const fills = await progress
    .locator('rect')
    .evaluateAll(rects => rects.map(rect => getComputedStyle(rect).fill))
  const [bar, loaded, ahead] = fills
  const ground = await page.evaluate(() => {
    const canvas = document.createElement('i')
    canvas.style.color = 'Canvas'
    document.body.append(canvas)
    return getComputedStyle(canvas).color
  })
  expect(bar).not.toBe(ground)
  expect(loaded).not.toBe(ground)
  expect(ahead).toBe(ground)
  await banner(page).getByRole('button', { name: 'Personalizza' }).click()
  const looks = (name: string) =>
    page.getByRole('switch', { name }).evaluate(track => {
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(track)
      const thumb = track.firstElementChild && getComputedStyle(track.firstElementChild)
      return { borderTopColor, borderTopWidth, backgroundColor, thumb: thumb?.backgroundColor }
    })
  const off = await looks('Funzionali')
  expect(off.borderTopWidth).toBe('1px')
  expect(off.borderTopColor).not.toBe(off.backgroundColor)
  expect(off.thumb).not.toBe(off.backgroundColor)
  await page.getByRole('switch', { name: 'Funzionali' }).click()
  const on = await looks('Funzionali')
  expect(on.backgroundColor).not.toBe(off.backgroundColor)
  const edge = await page
    .getByRole('dialog')
    .evaluate(panel => getComputedStyle(panel).outlineStyle)
  expect(edge).toBe('solid')
})
