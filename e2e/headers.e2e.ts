import { createHash } from 'node:crypto'
import { pages, unknownAddress } from './harness/pages.ts'
import { isServedByNginx, originOf, receiverOrigin } from './harness/ports.ts'
import { expect, test, toast, whenLive } from './harness/test.ts'
import { openModal, submitButton } from './harness/visitor.ts'

/* The two servers of the tests answer as every host must; `npm run hosts` asks the others. */

const notFound = [
  ...[unknownAddress, '/not/there/', '/assets/not-there.js', '/404', '/404.html', '/_headers'],
  ...['/_redirects', '/vercel.json', '/.htaccess', '/index.html.br', '/aziende.html.gz', '/og/'],
]

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The security headers of a page, written out here and not taken from what the build writes. */
function expectedHeaders(html: string) {
  const script = sha256(/<script data-style[^>]*>(.+?)<\/script>/s.exec(html)?.[1] ?? '')
  const style = sha256(/<style>(.+?)<\/style>/s.exec(html)?.[1] ?? '')
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `style-src 'self' ${style}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${receiverOrigin}/lead ${receiverOrigin}/company`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  return {
    'content-security-policy': policy,
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/\bcamera=\(\).*\bgeolocation=\(\)/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
}

// Without nginx the preview server serves both.
const hosts = { nginx: isServedByNginx ? 'production' : 'preview', preview: 'preview' } as const

for (const [host, site] of Object.entries(hosts)) {
  test.describe(`served by ${host}`, () => {
    test.use({ baseURL: originOf(site) })

    test('every page, and what is no page, has the security headers and must be revalidated', async ({
      request,
    }) => {
      for (const path of [...pages, ...notFound]) {
        const isPage = pages.includes(path)
        const response = await request.get(path)
        expect.soft(response.status(), path).toBe(isPage ? 200 : 404)
        const html = await response.text()
        expect.soft(html, path).toContain(isPage ? '<h1' : 'Oops! Page not found')
        expect.soft(response.headers(), path).toMatchObject({
          ...expectedHeaders(html),
          'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/),
          'cache-control': 'no-cache',
        })
      }
      const { etag = '' } = (await request.get('/aziende')).headers()
      const again = await request.get('/aziende', { headers: { 'If-None-Match': etag } })
      expect(again.status()).toBe(304)
    })

    test('every file of a page has the security headers; hashed files are cached for ever', async ({
      page,
      request,
    }) => {
      const files = new Set(['/favicon.svg', '/video/presentazione.it.vtt'])
      page.on('response', response => files.add(new URL(response.url()).pathname))
      await openModal(page)
      await submitButton(page).click()
      await expect(toast(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      files.delete('/')
      // What is no page has the policy of the page that says so.
      const html = await (await request.get(unknownAddress)).text()
      expect(files.size).toBeGreaterThan(10)
      for (const file of files) {
        const isHashed = file.startsWith('/assets/')
        const response = await request.get(file)
        expect.soft(response.status(), file).toBe(200)
        expect.soft(response.headers(), file).toMatchObject({
          ...expectedHeaders(html),
          'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        })
      }
    })

    test('each page has one address, to which the others lead for ever', async ({ request }) => {
      for (const [from, to] of [
        ['/index.html', '/'],
        ['/index', '/'],
        ['/index.html?metodo', '/?metodo'],
        ['/aziende/', '/aziende'],
        ['/aziende/?metodo', '/aziende?metodo'],
        ['/aziende.html', '/aziende'],
        ['/privacy-policy/', '/privacy-policy'],
        ['/thank-you.html', '/thank-you'],
      ] as const) {
        const response = await request.get(from, { maxRedirects: 0 })
        expect.soft([301, 308], from).toContain(response.status())
        expect.soft(response.headers().location, from).toBe(to)
        expect.soft(response.headers(), from).toHaveProperty('strict-transport-security')
      }
    })

    test('text is sent with Brotli or gzip, as the browser accepts, and unpacks to the same', async ({
      request,
    }) => {
      const html = await (await request.get('/')).text()
      const [script = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? []
      for (const path of ['/', '/aziende', script, '/favicon.svg']) {
        const get = (encoding: string) =>
          request.get(path, { headers: { 'Accept-Encoding': encoding } })
        const plain = await get('identity')
        expect(plain.headers()).not.toHaveProperty('content-encoding')
        for (const [accepted, sent] of [
          ['gzip, deflate, br', 'br'],
          ['gzip', 'gzip'],
        ] as const) {
          const response = await get(accepted)
          const headers = { 'content-encoding': sent, vary: 'Accept-Encoding' }
          expect(response.headers(), path).toMatchObject(headers)
          expect(await response.text()).toBe(await plain.text())
        }
      }
    })
  })
}

test('the policy blocks a script, markup from text and a request that the build does not name', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/^Executing inline script violates/m)
  visitorConsole.expect(/^This document requires 'TrustedHTML'/m)
  visitorConsole.expect(/^Connecting to '.*\/other' violates/m)
  visitorConsole.allow(/^Fetch API cannot load/)
  await page.route('/', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace('</head>', '<script>intruder = 1</script></head>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/')
  await whenLive(page)
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  const markup = page.evaluate(() => {
    document.createElement('p').innerHTML = '<img src="x">'
  })
  await expect(markup).rejects.toThrow(/TrustedHTML/)
  const request = page.evaluate(url => fetch(url, { mode: 'no-cors' }), `${receiverOrigin}/other`)
  await expect(request).rejects.toThrow(/Failed to fetch/)
})
