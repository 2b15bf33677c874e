import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { sitePorts, trackingPort } from './addresses.ts'
import { expect, test, whenLive } from './test.ts'

const google = 'www.googletagmanager.com'
const analytics = 'www.google-analytics.com'
const meta = 'connect.facebook.net'
const metaPixel = 'www.facebook.com'

/** Stands in for the Google tag: sets its cookies, and sends each command unless it is disabled. */
function fakeGoogleTag() {
  document.cookie = '_ga=GA1.1;path=/;max-age=600'
  document.cookie = '_ga_TEST123=GS1.1;path=/;max-age=600'
  const send = (command: IArguments) => {
    if (Reflect.get(window, 'ga-disable-G-TEST123')) return
    const text = encodeURIComponent(JSON.stringify([...command]))
    navigator.sendBeacon(`https://www.google-analytics.com/g/collect?command=${text}`)
  }
  const dataLayer = Reflect.get(window, 'dataLayer')
  for (const command of dataLayer) send(command)
  dataLayer.push = send
}

/** Stands in for the Meta pixel: sets its cookie, and sends each command unless consent is revoked. */
function fakeMetaPixel() {
  const fbq = Reflect.get(window, 'fbq')
  document.cookie = '_fbp=fb.1;path=/;max-age=600'
  let isGranted = true
  fbq.callMethod = (...command: unknown[]) => {
    if (command[0] === 'consent') isGranted = command[1] === 'grant'
    else if (isGranted) {
      new Image().src = `https://www.facebook.com/tr?command=${encodeURIComponent(JSON.stringify(command))}`
    }
  }
  for (const command of fbq.queue.splice(0)) fbq.callMethod(...command)
}

/** Answers for the trackers' hosts, and notes the requests and the commands in them. */
async function standIn(context: BrowserContext) {
  const requests: string[] = []
  const commands: unknown[][] = []
  await context.route(
    url => [google, analytics, meta, metaPixel].includes(url.hostname),
    async route => {
      const url = new URL(route.request().url())
      requests.push(url.hostname + url.pathname)
      const command = url.searchParams.get('command')
      if (command) commands.push(Object.values(JSON.parse(command)))
      const script = { [google]: fakeGoogleTag, [meta]: fakeMetaPixel }[url.hostname]
      if (!script) return route.fulfill({ status: 204 })
      await route.fulfill({ contentType: 'text/javascript', body: `(${script})()` })
    },
  )
  return { requests, commands }
}

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort()

const settle = (page: Page) => page.waitForTimeout(700)

test.describe('with the Google tag and the Meta pixel switched on', () => {
  test.use({
    baseURL: `http://localhost:${trackingPort}`,
    standIns: [google, analytics, meta, metaPixel],
  })

  test('the trackers are not requested before consent, nor after a refusal', async ({
    page,
    context,
  }) => {
    const { requests } = await standIn(context)
    for (const address of ['/', '/aziende', '/cookie-policy']) {
      await page.goto(address)
      await whenLive(page)
      await settle(page)
    }
    await page.getByRole('button', { name: 'Rifiuta tutti' }).click()
    await settle(page)
    expect(requests).toEqual([])
    expect(await cookieNames(context)).toEqual([])
  })

  test('consent starts the trackers; Google’s signals are denied by default, then granted', async ({
    page,
    context,
  }) => {
    const { requests, commands } = await standIn(context)
    await page.goto('/')
    await page.getByRole('button', { name: 'Accetta tutti' }).click()
    await expect.poll(() => commands.some(([name]) => name === 'init')).toBe(true)
    await expect.poll(() => commands.some(([name]) => name === 'config')).toBe(true)
    expect(requests).toContain(`${google}/gtag/js`)
    expect(requests).toContain(`${meta}/en_US/fbevents.js`)
    const consents = commands.filter(([name]) => name === 'consent')
    expect(consents[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
    ])
    expect(consents[1]).toEqual([
      'consent',
      'update',
      expect.objectContaining({
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'granted',
      }),
    ])
    expect(await cookieNames(context)).toEqual(['_fbp', '_ga', '_ga_TEST123'])
  })

  test('each category starts its own tracker, and a later visit starts it again', async ({
    page,
    context,
  }) => {
    const { requests, commands } = await standIn(context)
    await page.goto('/')
    await page.getByRole('button', { name: 'Personalizza' }).click()
    await page.getByRole('switch', { name: 'Analitici' }).click()
    await page.getByRole('button', { name: 'Salva Preferenze' }).click()
    await expect.poll(() => commands.some(([name]) => name === 'config')).toBe(true)
    await settle(page)
    expect(requests.filter(request => request.startsWith(meta))).toEqual([])
    expect(commands.filter(([name]) => name === 'consent').at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
    ])
    // A later visit.
    requests.length = 0
    await page.goto('/privacy-policy')
    await expect.poll(() => requests).toContain(`${google}/gtag/js`)
  })

  test('withdrawn consent stops the trackers and removes their cookies', async ({
    page,
    context,
  }) => {
    const { requests } = await standIn(context)
    await page.goto('/')
    await page.getByRole('button', { name: 'Accetta tutti' }).click()
    await expect.poll(() => cookieNames(context)).toEqual(['_fbp', '_ga', '_ga_TEST123'])
    await settle(page)
    // Withdrawn: the cookies go.
    await page.getByRole('button', { name: 'Revoca il consenso ai cookie' }).click()
    await expect.poll(() => cookieNames(context)).toEqual([])
    await settle(page)
    // What the visitor does from here on is sent to nobody.
    requests.length = 0
    await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/aziende')
    await whenLive(page)
    await settle(page)
    expect(requests).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'cookie-consent',
      'cookie-preferences',
    ])
  })

  test('the trackers receive the events on the way to a lead, without personal data', async ({
    page,
    context,
    receiver,
  }) => {
    const { commands } = await standIn(context)
    await page.goto('/')
    await page.getByRole('button', { name: 'Accetta tutti' }).click()
    await expect.poll(() => commands.some(([name]) => name === 'config')).toBe(true)
    // The visitor sends a lead.
    await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
    await page.getByLabel('Nome *').fill('Giulia Conti')
    await page.getByLabel('Email *').fill('giulia@esempio.it')
    await page.getByLabel('Telefono *').fill('3331234567')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' }).click()
    await expect(page).toHaveURL('/thank-you')
    expect(await receiver.leads()).toHaveLength(1)
    // And opens the company form.
    await page.goto('/aziende')
    const events = () => commands.filter(([name]) => name === 'event' || name === 'trackCustom')
    await expect.poll(() => events().some(([, name]) => name === 'wizard_step')).toBe(true)
    expect(events()).toContainEqual(['event', 'modal_opened', {}])
    expect(events()).toContainEqual(['event', 'lead_sent', {}])
    expect(events()).toContainEqual(['trackCustom', 'lead_sent', {}])
    expect(events()).toContainEqual(['event', 'wizard_step', { step: 1 }])
    expect(JSON.stringify(commands)).not.toMatch(/Giulia|giulia|333/)
  })

  test('the cookie policy lists the cookies of the trackers', async ({ page }) => {
    await page.goto('/cookie-policy')
    for (const name of ['_ga', '_ga_*', '_gcl_au', '_fbp', '_fbc']) {
      await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
    }
  })
})

test('a site built without trackers contains none of their code', async () => {
  const folder = path.join(import.meta.dirname, `../.e2e/${sitePorts.production}/dist`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(?:js|html|css)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    expect(text, file).not.toMatch(/googletagmanager|fbevents|dataLayer|_fbq/)
  }
})
