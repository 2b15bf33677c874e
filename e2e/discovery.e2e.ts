import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { cookiePolicy } from '../src/content/legal/cookies.ts'
import { site } from '../src/content/site.ts'
import { indexedPages, notIndexedPages, unknownAddress } from './harness/pages.ts'
import { expect, expectNotFound, test, whenLive } from './harness/test.ts'

/** One attribute of every element that matches. */
function read(page: Page, selector: string, attribute = 'content'): Promise<(string | null)[]> {
  return page
    .locator(selector)
    .evaluateAll((elements, name) => elements.map(each => each.getAttribute(name)), attribute)
}

/** The type of an image, and its size from its first bytes. */
async function readPng(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const body = await response.body()
  return {
    type: response.headers()['content-type'],
    isPng: body.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    width: body.readUInt32BE(16),
    height: body.readUInt32BE(20),
    bytes: body.length,
  }
}

/** The preview image of each page, and what its JSON-LD describes. */
const heads: Record<string, [image: string, ...types: string[]]> = {
  '/': ['home', 'Organization', 'WebSite', 'Course'],
  '/aziende': ['companies', 'Service'],
  '/privacy-policy': ['privacy'],
  '/terms-of-service': ['terms'],
  '/cookie-policy': ['cookies'],
}

for (const [path, [image, ...types]] of Object.entries(heads)) {
  test(`the head of ${path} has what search engines and link previews read`, async ({
    page,
    request,
  }) => {
    await page.goto(path)
    // First as the server sent it, then as React has left it.
    for (const isLive of [false, true]) {
      if (isLive) await whenLive(page)
      const title = await page.title()
      const description = await read(page, 'meta[name=description]')
      expect(description).toEqual([expect.stringMatching(/\S/)])
      expect(await read(page, 'link[rel=canonical]', 'href')).toEqual([site.url + path])
      const tags = await page
        .locator('head meta[property^="og:"], head meta[name^="twitter:"]')
        .evaluateAll(elements =>
          elements.map(each => [
            each.getAttribute('property') ?? each.getAttribute('name'),
            each.getAttribute('content'),
          ]),
        )
      expect(tags).toHaveLength(new Set(tags.map(([name]) => name)).size)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      expect(Object.fromEntries(tags)).toEqual({
        'og:url': site.url + path,
        'og:title': title,
        'og:description': description[0],
        'og:type': 'website',
        'og:site_name': site.name,
        'og:locale': 'it_IT',
        'og:image': expect.stringMatching(new RegExp(`^${site.url}/og/${image}\\b`)),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': heading,
        'twitter:card': 'summary_large_image',
      })
    }
    const [address] = await read(page, 'meta[property="og:image"]')
    const png = await readPng(request, new URL(address ?? '').pathname)
    expect(png).toMatchObject({ type: 'image/png', isPng: true, width: 1200, height: 630 })
    expect(png.bytes).toBeLessThan(100_000)
    const described = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll(scripts => scripts.flatMap(each => JSON.parse(each.textContent ?? '')['@graph']))
    expect([...new Set(described.map(node => node['@type']))]).toEqual(types)
  })
}

test('/thank-you and the 404 page ask not to be indexed, and have no address or preview to show', async ({
  page,
  visitorConsole,
}) => {
  expectNotFound(visitorConsole)
  for (const path of [...notIndexedPages, unknownAddress]) {
    await page.goto(path)
    await whenLive(page)
    expect(await read(page, 'meta[name=robots]')).toEqual(['noindex'])
    await expect(page.locator('link[rel=canonical], meta[property^="og:"]')).toHaveCount(0)
  }
})

test('canonical address and preview tags change when the visitor goes to another page', async ({
  page,
}) => {
  await page.goto('/')
  await whenLive(page)
  await page.getByRole('contentinfo').locator('a[href="/cookie-policy"]').click()
  const { title } = cookiePolicy([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const address = [`${site.url}/cookie-policy`]
  await expect.poll(() => read(page, 'link[rel=canonical]', 'href')).toEqual(address)
  expect(await read(page, 'meta[property="og:url"]')).toEqual(address)
  expect(await read(page, 'meta[property="og:image:alt"]')).toEqual([title])
})

test('robots.txt leads to the sitemap, which lists the indexed pages and no other', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  expect(address).toBe(`${site.url}/sitemap.xml`)
  expect(robots).not.toContain('Disallow')
  const response = await request.get(new URL(address).pathname)
  expect(response.headers()['content-type']).toMatch(/^(?:text|application)\/xml/)
  const sitemap = await response.text()
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  expect(urls).toEqual(indexedPages.map(path => site.url + path))
  expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(urls.length)
})

test('the manifest and its icons exist, each icon in the size that is declared', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const [manifestPath] = await read(page, 'link[rel=manifest]', 'href')
  const response = await request.get(manifestPath ?? '')
  expect(response.headers()['content-type']).toMatch(/json/)
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: site.name, lang: 'it', start_url: '/' })
  expect(await read(page, 'meta[name=theme-color]')).toEqual([manifest.theme_color])
  const sizes: string[] = []
  for (const icon of manifest.icons) {
    const { isPng, width, height } = await readPng(request, icon.src)
    expect({ isPng, size: `${width}x${height}` }).toEqual({ isPng: true, size: icon.sizes })
    sizes.push([icon.sizes, icon.purpose].join(' ').trim())
  }
  expect(sizes).toEqual(['192x192', '512x512', '512x512 maskable'])
  const [touchIcon] = await read(page, 'link[rel=apple-touch-icon]', 'href')
  expect(await readPng(request, touchIcon ?? '')).toMatchObject({ width: 180, height: 180 })
  for (const icon of await read(page, 'link[rel=icon]', 'href')) {
    expect((await request.get(icon ?? '')).status(), icon ?? '').toBe(200)
  }
  await whenLive(page)
})

test('the published notices name all that the site is made of', async ({ request }) => {
  const notices = await (await request.get('/licenze.txt')).text()
  const { dependencies } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  const works = Object.entries(dependencies).map(
    // The first only hands the second on.
    ([name, version]) => `${name.replace('react-router-dom', 'react-router')} - ${version} (MIT)`,
  )
  expect(works.length).toBeGreaterThan(5)
  for (const work of [...works, 'tailwindcss - 4', 'Archivo - font (OFL-1.1)'])
    expect.soft(notices).toContain(work)
})
