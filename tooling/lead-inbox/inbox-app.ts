import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { inboxPage, styleSource } from './inbox-page.ts'
import { appendLead, leadForms, readBody, readLeads } from './leads.ts'

/** Under DNS rebinding the connection is local, but the Host header has the attacker's domain. */
const loopbackHost = /^(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const loopbackOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
const policy = `default-src 'none'; style-src ${styleSource}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

interface InboxOptions {
  /** Where the leads are kept. It may be emptied, moved or deleted at any time. */
  file: string
  log: (line: string) => void
}

export function createInboxApp({ file, log }: InboxOptions): Hono {
  const app = new Hono()

  // In no-cors mode the sender cannot see a refusal, so the log must show it.
  function refuse(c: Context, status: 400 | 403 | 500, error: string) {
    log(`Lead inbox refused ${c.req.method} ${c.req.path}: ${error}`)
    return c.text(error, status)
  }

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', policy)
    const { host = '', origin = 'http://localhost' } = c.req.header()
    if (loopbackHost.test(host) && loopbackOrigin.test(origin)) return next()
    return refuse(c, 403, `${origin} non è una pagina di questo computer.`)
  })

  // What has a foreign origin has been refused by now.
  const ofForms = cors({ origin: own => own, allowHeaders: ['Content-Type'] })
  for (const form of leadForms)
    app.use(`/${form}`, ofForms).post(`/${form}`, async c => {
      const body = await c.req.text()
      const lead = readBody(body)
      if (!lead) return refuse(c, 400, 'Il corpo della richiesta deve essere un oggetto JSON.')
      const { origin = '', 'content-type': contentType = '', ...headers } = c.req.header()
      const userAgent = headers['user-agent'] ?? ''
      const request = { method: c.req.method, contentType, origin, userAgent, body }
      await appendLead(file, { receivedAt: new Date().toISOString(), form, request, lead })
      return c.json({ ok: true })
    })

  app.get('/', async c => {
    const page = inboxPage(await readLeads(file))
    return c.html(page, 200, { 'Cross-Origin-Resource-Policy': 'same-origin' })
  })
  app.onError((error, c) => refuse(c, 500, error.message))
  return app
}
