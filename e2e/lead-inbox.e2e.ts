import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contactTestLead } from '../tooling/doctor/webhook/test-leads.ts'
import { expect, phone, test } from './test.ts'

/** Sends leads to the inbox and returns its address. */
async function fill(port: number, leads: object[]): Promise<string> {
  const address = `http://localhost:${port}`
  for (const lead of leads)
    await fetch(`${address}/lead`, { method: 'POST', body: JSON.stringify(lead) })
  return address
}

const anna = { nome: 'Anna', telefono: '+39 333 1234567' }
const bruno = { nome: 'Bruno', telefono: '06 123456' }

test('test leads and single leads are deleted with the keyboard alone', async ({
  page,
  receiver,
}) => {
  const address = await fill(receiver.port, [anna, contactTestLead(new Date()), bruno])
  await page.goto(address)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Scarica per Excel (.csv)' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 contatto trovato con il nome “PROVA - doctor”')).toBeVisible()
  expect(await receiver.leads()).toHaveLength(3)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('1 contatto cancellato.')
  await expect(page.getByRole('article')).toHaveCount(2)

  const card = page.getByRole('article', { name: 'Anna' })
  await card.getByText('Cancella questo contatto').press('Enter')
  await card.getByRole('button', { name: 'Sì, cancella' }).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Bruno' })).toBeVisible()
  expect((await receiver.leads()).map(({ lead }) => lead.nome)).toEqual(['Bruno'])
})

test('the table for Excel is downloaded', async ({ page, receiver }) => {
  await page.goto(await fill(receiver.port, [anna]))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Scarica per Excel (.csv)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('contatti.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(`"Anna";"";"";"'+39 333 1234567"`)
})

test('a page of another origin cannot delete with a form', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  const address = await fill(receiver.port, [contactTestLead(new Date())])
  const foreign = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(
      `<form method="post" action="${address}/delete-tests"><button>Vinci</button></form>`,
    )
  }).listen(0, '127.0.0.1')
  await once(foreign, 'listening')
  visitorConsole.expect(/403/)
  await page.goto(`http://localhost:${(foreign.address() as AddressInfo).port}`)
  await page.getByRole('button').click()
  await expect(page.getByText('solo dalla pagina della casella')).toBeVisible()
  foreign.close()
  expect(await receiver.leads()).toHaveLength(1)
})

test('the page fits a phone', async ({ page, receiver }) => {
  await page.setViewportSize(phone)
  await page.goto(await fill(receiver.port, [{ ...anna, altro: 'x'.repeat(200) }]))
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
})
