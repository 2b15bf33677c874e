import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type FormWords, inboxFont, inboxPage, styleSource } from './inbox-page.ts'
import { appendLead, leadForms, readBody, readLeads } from './leads.ts'

/** Under DNS rebinding the connection is local, but the Host header has the attacker's domain. */
const loopbackHost = /^(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const loopbackOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
const policy = `default-src 'none'; style-src ${styleSource}; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`
const fontFile = path.join(import.meta.dirname, '../../src/fonts/archivo-variable.woff2')

export interface InboxOptions {
  /** Where the leads are kept. It may be emptied, moved or deleted at any time. */
  file: string
  forms: FormWords
  log: (line: string) => void
  /** The page of the setup, while it runs beside the inbox. */
  setupUrl?: () => string | null
}

/** The routes of the inbox. */
export function createInboxApp({ file, forms, log, setupUrl }: InboxOptions): Hono {
  const app = new Hono()

  // In no-cors mode the sender cannot see a refusal, so the log must show it.
  function refuse(c: Context, status: ContentfulStatusCode, error: string, cause = error) {
    log(`Lead inbox refused ${c.req.method} ${c.req.path}: ${cause}`)
    return c.json({ ok: false, error }, status)
  }

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', policy)
    const { host = '', origin = 'http://localhost' } = c.req.header()
    if (loopbackHost.test(host) && loopbackOrigin.test(origin)) return next()
    return refuse(c, 403, 'Questa casella risponde solo a pagine di questo computer.', origin)
  })

  // What has a foreign origin has been refused by now.
  const ofForms = cors({
    origin: own => own,
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type'],
  })
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
    const url = new URL(c.req.url).origin
    const page = inboxPage(await readLeads(file), { url, forms, setupUrl: setupUrl?.() ?? null })
    return c.html(page, 200, { 'Cross-Origin-Resource-Policy': 'same-origin' })
  })

  app.get(inboxFont, async c =>
    c.body(await readFile(fontFile), 200, { 'Content-Type': 'font/woff2' }),
  )

  const elsewhere = 'Indirizzo inesistente: i contatti si inviano a /lead o a /company.'
  app.notFound(c => c.json({ ok: false, error: elsewhere }, 404))
  app.onError((error, c) =>
    refuse(c, 500, 'Errore della casella: i dettagli sono nel terminale.', error.message),
  )
  return app
}
