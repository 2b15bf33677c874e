import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { PreviewServer } from 'vite'
import { cookieFooter } from '../src/content/cookies.ts'
import { countSettings } from '../src/content/services/counts.ts'
import { build, production, serve } from './harness/build-sites.ts'
import { ports } from './harness/ports.ts'
import { storedNames } from './harness/stand-ins.ts'
import { expect, test, whenLive, whenQuiet } from './harness/test.ts'
import { choose, fillLead, openModal, sendLead, submitButton } from './harness/visitor.ts'

/* The counts without cookies, by the requests of a visit; the words of each service are tested beside counts.ts. */

const [address] = countSettings.counts.examples
const port = ports.preview + 1

// One worker builds the site, once.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${port}`, standIns: [new URL(address).hostname] })

let server: PreviewServer

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const folder = path.resolve(production.folder, `../../${port}/dist`)
  const site = { ...production, folder, env: { ...production.env, VITE_COUNTS_URL: address } }
  await build(site)
  server = await serve(site, port)
})

test.afterAll(() => server.close())

/** Answers for the service, if it answers; gives what it was told: a path, or an event with its details. */
async function standIn(context: BrowserContext, answers = true) {
  const told: string[] = []
  await context.route(`${new URL(address).origin}/**`, async route => {
    const { name, url, props } = route.request().postDataJSON()
    const { cookie, referer } = await route.request().allHeaders()
    expect([cookie, referer]).toEqual([undefined, undefined])
    expect(`${url}${JSON.stringify(props)}`).not.toMatch(/giulia|esempio\.it|email|333/i)
    told.push(name === 'pageview' ? new URL(url).pathname : [name, ...Object.values(props)].join())
    if (answers) await route.fulfill()
  })
  return told
}

test('pages, steps and a lead are counted with consent, and nothing of the visitor is told', async ({
  page,
  context,
}) => {
  const told = await standIn(context)
  await page.goto('/?email=giulia@esempio.it')
  await whenLive(page)
  await whenQuiet(page)
  expect(told).toEqual([])
  await choose(page, 'Accetta tutti')
  await expect.poll(() => told).toEqual(['/'])
  await sendLead(page)
  const visit = ['/', '/thank-you', 'lead_sent,contact', 'modal_opened']
  await expect.poll(() => told.toSorted()).toEqual(visit)
  await page.goto('/aziende')
  await expect.poll(() => told.slice(visit.length)).toEqual(['/aziende', 'wizard_step,1'])
  expect(await storedNames(context, page)).toEqual([])
  await choose(page, cookieFooter.withdraw)
  told.length = 0
  await page.locator('a[href="/"]:visible').first().click()
  await expect(page).toHaveURL('/')
  await page.goto('/aziende')
  await whenLive(page)
  await whenQuiet(page)
  expect(told).toEqual([])
})

test('a service that hangs does not hinder a lead; one that was not sent is counted with its cause', async ({
  page,
  context,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/lead was not sent/)
  visitorConsole.allow(/ERR_/)
  const told = await standIn(context, false)
  await page.goto('/')
  await choose(page, 'Accetta tutti')
  await openModal(page)
  await fillLead(page)
  await receiver.refuse()
  await submitButton(page).click()
  await expect.poll(() => told).toContain('lead_not_sent,contact,unreachable')
  await receiver.reset()
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})
