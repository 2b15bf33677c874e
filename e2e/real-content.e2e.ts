import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hero } from '../src/content/home.ts'
import { layout } from '../src/content/layout.ts'
import { typographic } from '../src/content/typography.ts'
import { fileNames, readExample, readOwn } from '../tooling/business/business-files.ts'
import { realBusiness } from '../tooling/business/testing/real-business.ts'
import { violations } from './harness/axe.ts'
import { business, isOwnComplete, own, project } from './harness/build-sites.ts'
import { faultsOf } from './harness/looks.ts'
import { allAddresses, pages, unknownAddress } from './harness/pages.ts'
import { businessReceiver, originOf } from './harness/ports.ts'
import { atBusiness, standInForReceiver } from './harness/stand-ins.ts'
import {
  expect,
  expectNotFound,
  layoutShift,
  phone,
  test,
  whenLive,
  whenQuiet,
} from './harness/test.ts'
import { choose, fillLead, reachLastStep, send, sendLead, submitButton } from './harness/visitor.ts'

/* Sites built as they go live: what holds for any business, and everything of the demonstration is gone. */

const filesIn = (folder: string, extension: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => extension.test(name))
    .map(name => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What the specification names as the offer stands in the words of the pages, too. */
const offered = hero.strip.map(words => words.toLowerCase())
const isOffer = (text: string) => offered.includes(text.toLowerCase())

const sites = [
  { name: 'another business', ...business },
  ...(isOwnComplete ? [{ name: 'this business', ...own }] : []),
]

for (const { name, root, folder } of sites) {
  test.describe(name, () => {
    test.use({ ...atBusiness, baseURL: originOf(root === business.root ? 'business' : 'own') })

    for (const address of allAddresses) {
      test(`${address} fits the screen, keeps still and is accessible`, async ({
        page,
        visitorConsole,
      }) => {
        if (address === unknownAddress) expectNotFound(visitorConsole)
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(address)
        await whenLive(page)
        // To the end and back, so that what is fetched late arrives.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await whenQuiet(page)
        await page.evaluate(() => scrollTo(0, 0))
        expect(await layoutShift(page)).toBeLessThan(0.001)
        expect(await violations(page)).toEqual([])
        for (const width of [320, 390, 768, 1024, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await faultsOf(page, 'layout'), `${width} px`).toEqual([])
        }
        const { company } = readOwn(root, 'company').value as { company: { legalName: string } }
        // No name of a fact is left.
        const words = await page.locator('body').innerText()
        expect((await page.title()) + words).not.toMatch(/[{}]/)
        await expect(page.getByRole('contentinfo')).toContainText(company.legalName)
        await expect(page.getByText(layout.demoNotice)).toHaveCount(0)
      })
    }

    test('both forms post to the webhooks of the business', async ({ page, context }) => {
      const posts = await standInForReceiver(context)
      await page.goto('/')
      await sendLead(page)
      await reachLastStep(page)
      await send(page).click()
      await expect(page).toHaveURL('/thank-you')
      const sent = posts.map(post => [post.url().split('?')[0], post.postDataJSON().nome.trim()])
      expect(sent).toEqual([
        [`https://${businessReceiver}/lead`, 'Giulia Conti'],
        [`https://${businessReceiver}/company`, 'Giulia'],
      ])
    })

    test('while a send takes long, email and phone are in view on a phone, however long they are', async ({
      page,
    }) => {
      await page.setViewportSize(phone)
      // Never answered.
      await page.route(`https://${businessReceiver}/**`, () => undefined)
      await page.goto('/?metodo')
      await fillLead(page)
      await page.clock.install()
      await submitButton(page).click()
      await expect(page.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled()
      await page.clock.fastForward(6_000)
      for (const scheme of ['mailto:', 'tel:']) {
        const link = page.getByRole('dialog').locator(`a[href^="${scheme}"]`).first()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
      await expect(page.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled()
    })

    test('every link leads somewhere', async ({ page, request }) => {
      const targets = new Set<string>()
      for (const address of pages) {
        await page.goto(address)
        const hrefs = await page
          .locator('a[href]')
          .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href))
        for (const href of hrefs) targets.add(href)
      }
      const { origin } = new URL(page.url())
      expect(targets).toContain(`${origin}/terms-of-service#accessibilita`)
      for (const target of targets) {
        const { protocol, origin: host, hash } = new URL(target)
        if (host !== origin) {
          expect(protocol, target).toMatch(/^(?:https|mailto|tel):$/)
          continue
        }
        const answer = await request.get(target)
        expect(answer.status(), target).toBe(200)
        if (hash) expect(await answer.text(), target).toContain(`id="${hash.slice(1)}"`)
      }
      await whenLive(page)
    })

    test('no value of the demonstration is left in the built site', () => {
      const plain = (text: string) => text.replaceAll('\u00a0', ' ')
      const own = plain(JSON.stringify(fileNames.map(name => readOwn(root, name).value)))
      // A short word may well stand elsewhere.
      const examples = fileNames
        .flatMap(name => textsIn(readExample(root, name)))
        .filter(text => text.length > 8 && !own.includes(plain(text)) && !isOffer(text))
      expect(examples.length).toBeGreaterThan(50)
      const built = filesIn(folder, /\.(?:html|js|xml|txt|json)$/)
      expect(built.length).toBeGreaterThan(10)
      for (const file of ['presentazione.mp4', 'presentazione.it.vtt'])
        expect(existsSync(path.join(folder, 'video', file))).toBe(false)
      for (const { name, text } of built) {
        const left = examples.filter(example => text.includes(example))
        expect(left, name).toEqual([])
      }
    })
  })
}

test.describe('a business with a chat, appointments and a number from which it calls', () => {
  test.use({ ...atBusiness, viewport: phone })

  // Every test fails at a request to another host.
  test('offers them where visitors look for them, and loads nothing of them', async ({
    page,
    context,
    visitorConsole,
  }) => {
    visitorConsole.allow(/ERR_FAILED|was not sent/)
    const chat = 'https://wa.me/393471234567'
    const { callsFrom, booking } = realBusiness.company
    await page.goto('/aziende')
    for (const address of [chat, booking])
      await expect(page.getByRole('main').locator(`a[href="${address}"]:visible`)).toBeVisible()
    await page.getByLabel(layout.menu).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await page.keyboard.press('Escape')
    await choose(page, 'Rifiuta tutti')
    await page.locator('#dopo').scrollIntoViewIfNeeded()
    await expect(page.locator(`.thumb-bar a[href="${chat}"]`)).toBeVisible()

    await page.route(`https://${businessReceiver}/**`, route => route.abort())
    await page.goto('/?metodo')
    await fillLead(page)
    await submitButton(page).click()
    const ready = page.getByRole('dialog').locator(`a[href^="${chat}?text="]`)
    await expect(ready).toHaveAttribute('href', /Nome%3A%20Giulia%20Conti%0D%0AEmail%3A/)

    await page.unroute(`https://${businessReceiver}/**`)
    await standInForReceiver(context)
    await submitButton(page).click()
    await expect(page).toHaveURL('/thank-you')
    const sent = page.getByRole('main')
    await expect(sent.getByText('giulia@esempio.it')).toBeVisible()
    for (const address of [chat, booking])
      await expect(sent.locator(`a[href="${address}"]:visible`)).toBeVisible()
    const [card] = await Promise.all([
      page.waitForEvent('download'),
      sent.getByRole('link', { name: 'salvalo in rubrica' }).click(),
    ])
    expect(readFileSync(await card.path(), 'utf8')).toContain(`TEL;TYPE=WORK:${callsFrom}\r\n`)
    // The email is gone after a reload, the reference stays.
    await page.reload()
    await expect(sent.getByText(/^\d{4}-\d{6}$/)).toBeVisible()
    await expect(sent.getByText('giulia@esempio.it')).toHaveCount(0)
  })
})

test('who records calls, who speaks for its company and who has a profile are named', async ({
  page,
}) => {
  const origin = originOf('business')
  const { cases } = realBusiness.companies
  await page.goto(`${origin}/aziende`)
  const section = page.locator('#casi')
  for (const words of Object.values(cases[0] ?? {}))
    await expect(section).toContainText(typographic(words))
  await page.goto(origin)
  const { profile } = realBusiness.team.members[0] ?? {}
  await expect(page.locator(`#team a[href="${profile}"]`)).toHaveText('LinkedIn')
  const footer = page.getByRole('contentinfo')
  for (const address of realBusiness.company.social)
    await expect(footer.locator(`a[href="${address}"]`)).toHaveText(/^(?:LinkedIn|Instagram)$/)
  await page.goto(`${origin}/privacy-policy`)
  for (const id of ['dati', 'finalita', 'destinatari'])
    await expect(page.locator(`#${id}`)).toContainText('Trascrive & C. S.r.l.')
})

test.describe('a brand of its own', () => {
  test.use(atBusiness)

  test('logo and colour are those of the business, in pages, styles and drawings', async ({
    page,
  }) => {
    await page.goto('/')
    const home = page.getByRole('banner').getByRole('link', { name: realBusiness.company.name })
    const logo = home.locator('img')
    await expect(logo).toHaveAttribute('src', realBusiness.brand.logo)
    await expect(logo).toHaveAttribute('width', '512')
    await expect(logo).toHaveAttribute('alt', '')
    await expect(home.locator('svg')).toHaveCount(0)

    const { colour } = readExample(project, 'brand')
    const painted = ['', 'assets'].flatMap(folder =>
      filesIn(path.join(business.folder, folder), /^[^/]*\.(?:html|css|svg|js)$/),
    )
    const isNamed = ({ name, text }: (typeof painted)[number], sought: string) =>
      name !== 'favicon.svg' && text.toLowerCase().includes(sought.toLowerCase())
    expect(painted.filter(file => isNamed(file, String(colour)))).toEqual([])
    expect(painted.filter(file => isNamed(file, realBusiness.brand.colour)).length).toBeGreaterThan(
      6,
    )
  })
})
