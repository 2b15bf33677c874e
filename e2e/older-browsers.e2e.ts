import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { cookieDialog } from '../src/content/cookie-dialog.ts'
import { failures } from '../src/content/failures.ts'
import { faq, results } from '../src/content/home.ts'
import { site } from '../src/content/site.ts'
import { production } from './harness/build-sites.ts'
import { test as base, expect, phone, toast } from './harness/test.ts'
import {
  banner,
  categorySwitch,
  choose,
  fillLead,
  reachLastStep,
  send,
  submitButton,
} from './harness/visitor.ts'

/*
 * The oldest supported browsers, as far as taking things away from today's Chromium can make them: what
 * Chrome 100, Firefox 102 or Safari 15.4 does not know, all at once.
 */

const declaration = (names: string) => new RegExp(`(?<=[{;])(?:${names}):[^;{}]*;?`, 'g')
const withValue = (value: string) =>
  new RegExp(`(?<=[{;])[\\w-]+:[^;{}]*(?:${value})[^;{}]*;?`, 'g')

/** A block that holds others, so many levels deep. */
const block = (levels: number): string =>
  levels === 0 ? '[^{}]' : `\\{(?:[^{}]|${block(levels - 1)})*\\}`
const atRule = (start: string) => new RegExp(`${start}[^{;]*${block(5)}`, 'g')

interface OlderBrowser {
  /** What its styles do not know: the rules and declarations are taken out. */
  styles: readonly RegExp[]
  /** What its scripts do not know, as paths from window. */
  scripts: readonly string[]
}

const olderStyles = [
  /(?<=[{}])[^{};]*:has\([^{}]*\{[^{}]*\}/g,
  ...['@property', '@supports \\(animation-timeline', '@media[^{]*[<>]'].map(atRule),
  withValue('lab\\(|oklch\\(|color-mix\\(|\\ddvh'),
  declaration('text-wrap|translate|rotate|scale'),
]

const oldestSupported: OlderBrowser = {
  styles: [...olderStyles, declaration('content-visibility|overscroll-behavior')],
  scripts: [
    ...['AbortSignal.any', 'AbortSignal.timeout', 'Array.fromAsync', 'Object.groupBy', 'Iterator'],
    ...['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'].map(
      name => `Array.prototype.${name}`,
    ),
    ...['Document.prototype.adoptedStyleSheets', 'Document.prototype.startViewTransition'],
    ...['Element.prototype.checkVisibility', 'Element.prototype.moveBefore', 'URL.canParse'],
    ...['HTMLElement.prototype.showPopover', 'Promise.try', 'Promise.withResolvers', 'URL.parse'],
    ...['Set.prototype.union', 'ViewTimeline', 'navigation', 'requestIdleCallback', 'scheduler'],
    'trustedTypes',
  ],
}

const beforeLayers: OlderBrowser = {
  styles: [...olderStyles, atRule('@layer')],
  scripts: [
    ...oldestSupported.scripts,
    ...['CSSLayerBlockRule', 'Object.hasOwn', 'Array.prototype.at'],
  ],
}

/** Runs in the page: takes away what an older browser does not have. */
function removeScripts(paths: readonly string[]) {
  for (const each of paths) {
    const names = each.split('.')
    const name = names.pop() ?? ''
    const owner = names.reduce((object: object, part) => Reflect.get(object, part), window)
    Reflect.deleteProperty(owner ?? {}, name)
  }
  // As before Safari 16.4 and Firefox 101.
  const { prototype } = CSSStyleSheet
  const refuse = () => {
    throw new TypeError('Illegal constructor')
  }
  Object.defineProperty(window, 'CSSStyleSheet', { value: Object.assign(refuse, { prototype }) })
}

const test = base.extend<{ older: OlderBrowser | null; starter: string }>({
  older: [null, { option: true }],
  starter: ['', { option: true }],
  page: async ({ page, older, starter }, use) => {
    const strip = (css: string) =>
      (older?.styles ?? []).reduce((rest, pattern) => rest.replaceAll(pattern, ''), css)
    await page.route('**/*', async route => {
      const type = route.request().resourceType()
      if (!['document', 'stylesheet'].includes(type)) return route.continue()
      const response = await route.fetch()
      // The policy has the hash of the styles as they were.
      const { 'content-security-policy': _policy, ...headers } = response.headers()
      const text = await response.text()
      const body =
        type === 'stylesheet'
          ? strip(text)
          : text
              .replace(/(?<=<style>).*(?=<\/style>)/s, strip)
              .replace(/(?<=<script data-style[^>]*>)/, starter)
      await route.fulfill({ response, body, headers })
    })
    if (older) await page.addInitScript(removeScripts, older.scripts)
    await use(page)
    // A stylesheet may be on its way when the test has seen all.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

// To Chromium an altered page is from elsewhere, and the receiver on this machine.
test.use({ viewport: phone, permissions: ['local-network-access'] })

test.describe('in the oldest supported browsers', () => {
  test.use({ older: oldestSupported })

  test('a lead and a company lead are sent', async ({ page, receiver }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
    await fillLead(page)
    await submitButton(page).click()
    await expect(page).toHaveURL('/thank-you')
    await reachLastStep(page)
    // The contacts for those who cannot use the form are not beside the form.
    await expect(page.getByText(failures.withoutScript)).toBeHidden()
    await send(page).click()
    await expect(page).toHaveURL('/thank-you')
    await expect(toast(page)).toContainText('Richiesta inviata!')
    expect((await receiver.leads()).map(({ form }) => form)).toEqual(['lead', 'company'])
  })

  test('all of the cookie dialog is seen on a small phone, and a switch shows that it is on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Personalizza' }).click()
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
    const close = page.getByRole('button', { name: cookieDialog.close })
    await expect(close).toBeInViewport({ ratio: 1 })
    const scrim = page.locator('.dialog-scrim')
    await expect(scrim).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const marketing = categorySwitch(page, 'marketing')
    const place = async () => (await marketing.locator('span').boundingBox())?.x ?? 0
    const before = await place()
    await marketing.click()
    await expect.poll(place).toBeGreaterThan(before + 15)
    await choose(page, 'Salva Preferenze')
    await expect(banner(page)).toBeHidden()
  })
})

/** All that a page offers can be read and followed; nothing that would not answer is in sight. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(failures.withoutScript).first()).toBeVisible()
  await expect(main.getByRole('link', { name: site.email }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: site.phone }).first()).toBeVisible()
  await expect(banner(page)).toBeHidden()
  const buttons = page.getByRole('button').filter({ visible: true })
  for (const button of await buttons.all())
    await expect(button.locator('xpath=ancestor::h3'), 'only questions').toHaveCount(1)
}

for (const [where, broken] of [
  ['before cascade layers', { older: beforeLayers }],
  ['where the starter is not understood', { starter: 'not a script;' }],
  ['without script', { javaScriptEnabled: false }],
] as const) {
  test.describe(where, () => {
    test.use(broken)

    test('the pages can be read, and show email and phone', async ({ page, visitorConsole }) => {
      visitorConsole.allow(/SyntaxError/)
      const requests: string[] = []
      page.on('request', request => requests.push(request.url()))
      await page.goto('/')
      await page.keyboard.press('Tab')
      await expectReadable(page)
      // Without its styles a drawing would fill the screen.
      const logo = await page.getByRole('banner').locator('svg').first().boundingBox()
      expect(logo?.height).toBeLessThanOrEqual(64)
      await expect(page.getByText(faq.items[0]?.answer ?? '')).toBeVisible()
      await page.getByRole('link', { name: results.companies }).click()
      await expect(page).toHaveURL('/aziende')
      await expectReadable(page)
      expect(requests.filter(url => url.endsWith('.js'))).toEqual([])
    })
  })
}

test('the built styles hold nothing that a supported browser cannot read', () => {
  const read = (extension: string) =>
    readdirSync(production.folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith(extension))
      .map(name => readFileSync(path.join(production.folder, name), 'utf8'))
      .join('\n')
  const inside = read('.html').match(/<style\b[^>]*>.*?<\/style>/gs) ?? []
  const css = read('.css') + inside.join('\n')
  expect(css, 'a range in @media, or (scripting)').not.toMatch(/@media[^{]*(?:[<>]|scripting)/)
  expect(css, 'a property of its own').not.toMatch(/[{;](?:translate|rotate|scale):/)
  expect(css, 'nesting').not.toContain('&')
  // What has no older value beside it stands behind a question.
  const unguarded = css.replaceAll(atRule('@supports'), '')
  expect(unguarded).not.toMatch(/\ddvh|color-mix\(|animation-timeline:/)
  const modern = css.match(/[\w-]+:lab\(/g) ?? []
  const withOlder = css.match(/([\w-]+):#[0-9a-f]+;\1:lab\(/g) ?? []
  expect(modern.length).toBeGreaterThan(0)
  expect(withOlder).toHaveLength(modern.length)
})
