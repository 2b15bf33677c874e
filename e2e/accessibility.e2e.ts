import { cookieDialog } from '../src/content/cookie-dialog.ts'
import { companyField } from './company-form.ts'
import { allAddresses, unknownAddress } from './pages.ts'
import { violations } from './support/axe.ts'
import { desktop, expect, expectNotFound, phone, test, whenLive } from './test.ts'

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const address of allAddresses) {
      test(`axe finds no violation on ${address}`, async ({ page, visitorConsole }) => {
        if (address === unknownAddress) expectNotFound(visitorConsole)
        await page.goto(address)
        await whenLive(page)
        expect(await violations(page)).toEqual([])
      })
    }

    test('axe finds no violation in the lead modal, at rest and with errors', async ({ page }) => {
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

    test('axe finds no violation on any step of the company form, at rest and with errors', async ({
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
      // Step 1 asks for text.
      await check()
      await companyField(page, 'nome').fill('Giulia')
      await companyField(page, 'cognome').fill('Conti')
      await companyField(page, 'email').fill('g@c.it')
      await next.click()
      // Steps 2 and 3 ask for a choice, the last one for the telephone.
      for (let step = 2; step <= 3; step++) {
        await check()
        const questions = page.getByRole('group').filter({ has: page.getByRole('radio') })
        for (const question of await questions.all()) {
          await question.getByRole('radio').first().check()
        }
        await next.click()
      }
      await check(page.getByRole('button', { name: '👉 INVIA' }))
    })

    test('axe finds no violation in the modal over the cookie banner, nor in the cookie dialog', async ({
      page,
    }) => {
      await page.goto('/?metodo')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.waitForTimeout(300)
      expect(await violations(page)).toEqual([])
      // The modal is closed, and the dialog of the banner opened.
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Personalizza' }).click()
      await expect(page.getByRole('dialog', { name: cookieDialog.title })).toBeVisible()
      await page.waitForTimeout(300)
      expect(await violations(page)).toEqual([])
      // With the choice saved, neither dialog nor banner is left.
      await page.getByRole('button', { name: 'Salva Preferenze' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await violations(page)).toEqual([])
    })

    test('axe finds no violation in an open answer of the FAQ', async ({ page }) => {
      await page.goto('/')
      await whenLive(page)
      await page.locator('#faq h3 button').first().click()
      expect(await violations(page)).toEqual([])
    })
  })
}
