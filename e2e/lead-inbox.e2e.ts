import { expect, phone, test } from './harness/test.ts'

test('the page of the inbox shows a lead with its answers and fits a phone', async ({
  page,
  receiver,
}) => {
  const address = `http://localhost:${receiver.port}`
  const lead = { nome: 'Anna', telefono: '+39 333 1234567', altro: 'x'.repeat(200) }
  await fetch(`${address}/lead`, { method: 'POST', body: JSON.stringify(lead) })
  await page.setViewportSize(phone)
  await page.goto(address)
  await expect(page.getByRole('article', { name: 'Anna' })).toContainText('+39 333 1234567')
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
})
