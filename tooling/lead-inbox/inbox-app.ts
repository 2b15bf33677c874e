import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { secureHeaders } from 'hono/secure-headers'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { inboxPage } from './inbox-page.ts'
import { inboxFont, inboxStyleSource } from './inbox-style.ts'
import { leadForms, type StoredLead } from './lead.ts'
import type { LeadStore } from './lead-store.ts'
import type { LeadWords } from './lead-words.ts'
import { readLead } from './read-lead.ts'

/** Under DNS rebinding the connection is local, but the Host header has the attacker's domain. */
const loopbackHost = /^(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const fontFile = path.join(import.meta.dirname, '../../src/fonts/archivo-variable.woff2')
const loopbackOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

function describe(error: unknown): string {
  return String(error instanceof Error ? error.message : error).replaceAll(/\s*\n\s*/g, ' ')
}

function refuse(c: Context, status: ContentfulStatusCode, error: string) {
  return c.json({ ok: false, error }, status)
}

export interface InboxOptions {
  log: (line: string) => void
  /** The page of the setup, while it runs beside the inbox. */
  setupUrl?: (() => string | null) | undefined
}

/** The routes of the inbox. */
export function createInboxApp(
  store: LeadStore,
  words: LeadWords,
  { log, setupUrl }: InboxOptions,
): Hono {
  const app = new Hono()

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: [inboxStyleSource],
        fontSrc: ["'self'"],
        formAction: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
      strictTransportSecurity: false,
      // On the answer to a no-cors POST this header makes the browser report a network failure.
      crossOriginResourcePolicy: false,
    }),
    async (c, next) => {
      c.header('Cache-Control', 'no-store')
      const origin = c.req.header('origin')
      if (!loopbackHost.test(c.req.header('host') ?? ''))
        return refuse(c, 403, 'Questa casella risponde solo come localhost.')
      if (origin !== undefined && !loopbackOrigin.test(origin)) {
        // In no-cors mode the sender cannot see the refusal, so the log must show it.
        log(
          `Lead inbox refused ${c.req.method} ${c.req.path} from origin ${JSON.stringify(origin)}`,
        )
        return refuse(c, 403, 'Questa casella accetta solo pagine servite da questo computer.')
      }
      return next()
    },
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '))
        return refuse(c, 405, `Metodo non ammesso: qui si usa ${methods.join(' o ')}.`)
      },
    }),
  )

  for (const form of leadForms) {
    app.use(
      `/${form}`,
      cors({
        origin: origin => (loopbackOrigin.test(origin) ? origin : null),
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type'],
      }),
    )
    app.post(`/${form}`, async c => {
      const { body, lead } = await readLead(c.req.raw)
      const stored: StoredLead = {
        id: randomUUID(),
        receivedAt: new Date().toISOString(),
        form,
        request: {
          method: c.req.method,
          contentType: c.req.header('content-type'),
          origin: c.req.header('origin'),
          userAgent: c.req.header('user-agent'),
          body,
        },
        lead,
      }
      try {
        await store.append(stored)
      } catch (error) {
        log(`Lead inbox could not write a lead: ${describe(error)}`)
        return refuse(c, 500, 'Il contatto non è stato salvato: impossibile scrivere nel file.')
      }
      return c.json({ ok: true, id: stored.id })
    })
  }

  app.get('/', async c => {
    const page = inboxPage(await store.readAll(), {
      words,
      url: new URL(c.req.url).origin,
      setupUrl: setupUrl?.() ?? null,
    })
    return c.html(page, 200, { 'Cross-Origin-Resource-Policy': 'same-origin' })
  })

  app.get(inboxFont, async c => {
    c.header('Content-Type', 'font/woff2')
    return c.body(await readFile(fontFile))
  })

  app.notFound(c =>
    refuse(c, 404, 'Indirizzo inesistente: i contatti si inviano a /lead o a /company.'),
  )
  app.onError((error, c) => {
    if (error instanceof HTTPException) {
      // In no-cors mode the sender cannot see the refusal.
      log(`Lead inbox refused ${c.req.method} ${c.req.path}: ${error.message}`)
      return refuse(c, error.status, error.message)
    }
    log(`Lead inbox failed at ${c.req.method} ${c.req.path}: ${describe(error)}`)
    return refuse(c, 500, 'Errore della casella: i dettagli sono nel terminale.')
  })
  return app
}
