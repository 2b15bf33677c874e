import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { desktop, expect, expectNotFound, phone, test, whenLive } from './site.ts'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds wrong; the focus guards of Radix, invisible by design, are left out. */
async function violations(page: Page) {
  await page.evaluate(await readFile(axeFile, 'utf8'))
  const results: AxeResults = await page.evaluate(() =>
    Reflect.get(window, 'axe').run({ exclude: '[data-radix-focus-guard]' }),
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`,
  )
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const address of ['/', '/aziende', '/privacy-policy', '/thank-you', '/not-there']) {
      test(`axe finds nothing on ${address}`, async ({ page, visitorConsole }) => {
        if (address === '/not-there') expectNotFound(visitorConsole)
        await page.goto(address)
        await whenLive(page)
        expect(await violations(page)).toEqual([])
      })
    }

    test('axe finds nothing in the open modal, at rest and with errors', async ({ page }) => {
      await page.goto('/')
      await whenLive(page)
      await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
      const submit = page.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' })
      await expect(submit).toBeVisible()
      await page.waitForTimeout(300)
      expect(await violations(page)).toEqual([])
      await submit.click()
      await expect(page.locator('[data-sonner-toast][data-mounted=true]')).toBeVisible()
      await page.waitForTimeout(500)
      expect(await violations(page)).toEqual([])
    })

    test('axe finds nothing on any step of the form for companies, at rest and with errors', async ({
      page,
    }) => {
      await page.goto('/aziende')
      await whenLive(page)
      const next = page.getByRole('button', { name: 'Continua' })
      const check = async (submit = next) => {
        expect(await violations(page)).toEqual([])
        await submit.click()
        await expect(page.locator('[data-sonner-toast][data-mounted=true]').first()).toBeVisible()
        await page.waitForTimeout(500)
        expect(await violations(page)).toEqual([])
      }
      await check()
      await page.getByLabel('Nome *', { exact: true }).fill('Giulia')
      await page.getByLabel('Cognome *').fill('Conti')
      await page.getByLabel('Email aziendale *').fill('g@c.it')
      await next.click()
      for (let step = 2; step <= 3; step++) {
        await check()
        for (const group of await page.getByRole('form').getByRole('group').all()) {
          await group.getByRole('radio').first().check()
        }
        await next.click()
      }
      await check(page.getByRole('button', { name: '👉 INVIA' }))
    })

    test('axe finds nothing in the cookie dialog, nor with the modal over the banner', async ({
      page,
    }) => {
      await page.goto('/?metodo')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.waitForTimeout(300)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Personalizza' }).click()
      await expect(page.getByRole('dialog', { name: 'Preferenze cookie' })).toBeVisible()
      await page.waitForTimeout(300)
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Salva Preferenze' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await violations(page)).toEqual([])
    })

    test('axe finds nothing in an open answer', async ({ page }) => {
      await page.goto('/')
      await whenLive(page)
      await page.locator('#faq h3 button').first().click()
      expect(await violations(page)).toEqual([])
    })
  })
}
