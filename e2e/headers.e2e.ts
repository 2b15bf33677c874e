import { createHash } from 'node:crypto'
import { pages, unknownAddress } from './harness/pages.ts'
import { isServedByNginx, originOf, receiverOrigin } from './harness/ports.ts'
import { expect, test, toast, whenLive } from './harness/test.ts'

const notFound = [
  unknownAddress,
  '/not/there/',
  '/assets/not-there.js',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/.htaccess',
  '/index.html.br',
  '/aziende.html.gz',
  '/og/',
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

    for (const path of [...pages, ...notFound]) {
      test(`${path} has the security headers and must be revalidated`, async ({ request }) => {
        const response = await request.get(path)
        expect(response.status()).toBe(pages.includes(path) ? 200 : 404)
        const html = await response.text()
        expect(html).toContain(pages.includes(path) ? '<h1' : 'Oops! Page not found')
        expect(response.headers()).toMatchObject({
          ...expectedHeaders(html),
          'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/),
          'cache-control': 'no-cache',
        })
      })
    }

    test('every file of a page has the security headers; hashed files are cached for ever', async ({
      page,
      request,
    }) => {
      const files = new Set<string>()
      page.on('response', response => files.add(new URL(response.url()).pathname))
      await page.goto('/')
      await whenLive(page)
      await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
      await page.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' }).click()
      await expect(toast(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      // What is no page has the policy of the page that says so.
      const html = await (await request.get(unknownAddress)).text()
      const unhashed = ['/favicon.svg', '/video/presentazione.it.vtt']
      for (const name of ['/', ...unhashed]) files.delete(name)
      for (const file of files) expect(file).toMatch(/^\/assets\/.*\.(?:js|css|woff2|svg)$/)
      for (const file of [...files, ...unhashed]) {
        const response = await request.get(file)
        expect(response.status()).toBe(200)
        expect(response.headers()).toMatchObject({
          ...expectedHeaders(html),
          'cache-control': file.startsWith('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
        })
      }
    })

    test('a page that the browser has already is answered with status 304', async ({ request }) => {
      const { etag = '' } = (await request.get('/aziende')).headers()
      const again = await request.get('/aziende', { headers: { 'If-None-Match': etag } })
      expect(again.status()).toBe(304)
    })

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
      test(`${from} is redirected permanently to ${to}`, async ({ request }) => {
        const response = await request.get(from, { maxRedirects: 0 })
        expect([301, 308]).toContain(response.status())
        expect(response.headers().location).toBe(to)
        expect(response.headers()).toHaveProperty('strict-transport-security')
      })
    }

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
          expect(response.headers()).toMatchObject({
            'content-encoding': sent,
            vary: 'Accept-Encoding',
          })
          expect(await response.text()).toBe(await plain.text())
        }
      }
    })
  })
}

test('the policy blocks an inline script that it does not name, and the violation is reported', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/Blocked by script-src-elem: inline/)
  visitorConsole.expect(/Content Security Policy directive 'script-src/)
  await page.route('/', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace('</head>', '<script>intruder = 1</script></head>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/')
  await whenLive(page)
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
})

for (const build of ['production', 'development'] as const) {
  test(`Trusted Types keep text from becoming markup, and an attempt is reported (${build} build)`, async ({
    page,
    visitorConsole,
  }) => {
    visitorConsole.expect(/Blocked by require-trusted-types-for: trusted-types-sink/)
    visitorConsole.expect(/requires 'TrustedHTML'/)
    await page.goto(`${originOf(build)}/`)
    await whenLive(page)
    const report = page.waitForEvent('console', message => /Blocked by/.test(message.text()))
    const attempt = page.evaluate(() => {
      document.createElement('p').innerHTML = '<img src="x">'
    })
    await expect(attempt).rejects.toThrow(/TrustedHTML/)
    await report
  })
}

test('the policy blocks a request to an address that the build was not given', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/Blocked by connect-src/)
  visitorConsole.expect(/Content Security Policy/)
  await page.goto('/')
  const report = page.waitForEvent('console', message => /Blocked by/.test(message.text()))
  const attempt = page.evaluate(url => fetch(url, { mode: 'no-cors' }), `${receiverOrigin}/other`)
  await expect(attempt).rejects.toThrow(/Failed to fetch/)
  await report
})
