import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { streamText } from 'hono/streaming'
import * as v from 'valibot'
import { wordFacts } from '../../src/content/compose-business.ts'
import { pictureFolders } from '../../src/content/schema/rules.ts'
import { fingerprint, readSubject } from '../business/brand.ts'
import { readBusiness } from '../business/business-data.ts'
import { readPreviews } from '../business/previews.ts'
import type { Net } from '../doctor/request.ts'
import { examineWebhooks } from '../doctor/webhook/check-webhook.ts'
import { findRefusal } from './access.ts'
import { changeFile, isDataName, readData } from './data-files.ts'
import { runBuild } from './run-build.ts'
import { addPicture, saveDrawing } from './save-picture.ts'

export interface SetupOptions {
  /** The folder whose src/content is read and written. */
  root: string
  /** Only whoever knows it may read or write: it stands in the address that the terminal shows. */
  token: string
  net: Net
  /** The inbox beside it, if one runs. */
  inbox?: string | undefined
  build: { command: string[]; cwd: string }
}

const pageFile = path.join(import.meta.dirname, 'page/page.html')
const change = v.object({
  path: v.pipe(
    v.array(v.union([v.string(), v.number()])),
    v.check(([first]) => first !== undefined && first !== '$schema'),
  ),
  value: v.optional(v.unknown()),
  hash: v.string(),
})

const refusal = (status: 400 | 403 | 404 | 409 | 413, message: string) =>
  new HTTPException(status, { message })

const bytesOf = async (c: Context) => new Uint8Array(await c.req.arrayBuffer())

/** The page of the setup, and what it asks of this machine. */
export function createSetupApp({ root, token, net, inbox, build }: SetupOptions): Hono {
  const app = new Hono()
  let isBuilding = false
  const read = () => ({ ...readData(root), inbox })

  app.use(async (c, next) => {
    const reason = findRefusal(c.req.method, c.req.raw.headers)
    if (reason) throw refusal(403, reason)
    c.header('Cache-Control', 'no-store')
    // The address has the token, which no page that is opened from here may learn.
    c.header('Referrer-Policy', 'no-referrer')
    // A picture is decoded before it is sent.
    c.header(
      'Content-Security-Policy',
      "default-src 'self'; img-src 'self' blob: data:; frame-ancestors 'none'",
    )
    return next()
  })
  app.get('/_dati', c => c.html(readFileSync(pageFile, 'utf8')))

  const api = app.basePath('/_dati/api')
  api.use(async (c, next) => {
    if (c.req.header('x-setup-token') === token) return next()
    throw refusal(403, 'Apri questa pagina con l’indirizzo intero che npm run setup ha scritto.')
  })
  api.get('/data', c => c.json(read()))
  api.put('/files/:name', async c => {
    const name = c.req.param('name')
    const wanted = v.safeParse(change, await c.req.json().catch(() => null))
    if (!isDataName(root, name) || !wanted.success) throw refusal(400, 'Non capisco la modifica.')
    if (!changeFile(root, name, wanted.output))
      throw refusal(409, `${name}.json è cambiato nel frattempo.`)
    return c.json(read())
  })
  api.use(
    '/pictures/*',
    bodyLimit({
      // The page has made it smaller.
      maxSize: 2_000_000,
      onError: () => {
        throw refusal(413, 'L’immagine pesa più di 2 MB.')
      },
    }),
  )
  api.get('/pictures', c => {
    const facts = wordFacts(readBusiness(root, { isDemo: true }))
    const subject = readSubject(root, readPreviews(root, facts))
    return c.json(subject && { subject, fingerprint: fingerprint(root, subject) })
  })
  api.post('/pictures/:folder', async c => {
    const folder = v.safeParse(v.picklist(pictureFolders), c.req.param('folder'))
    if (!folder.success) throw refusal(400, 'Qui non si mettono immagini.')
    const name = c.req.query('name') ?? ''
    return c.json({
      src: addPicture(root, { folder: folder.output, name, bytes: await bytesOf(c) }),
    })
  })
  api.put('/pictures/:file{.+}', async c => {
    saveDrawing(root, c.req.param('file'), await bytesOf(c))
    return c.json({})
  })
  api.post('/webhooks', async c => {
    const { send } = await c.req.json<{ send?: unknown }>().catch(() => ({ send: false }))
    const here = new URL(c.req.url).origin
    return c.json(await examineWebhooks(root, { send: send === true, net, here }))
  })
  api.post('/build', c => {
    if (isBuilding) throw refusal(400, 'Sto già costruendo: aspetta che finisca.')
    isBuilding = true
    return streamText(c, async stream => {
      await runBuild(build, text => void stream.write(text))
      isBuilding = false
    })
  })
  app.notFound(() => {
    throw refusal(404, 'Qui non c’è niente.')
  })
  // What cannot be read or written says why in Italian.
  app.onError((error, c) =>
    c.json({ error: error.message }, error instanceof HTTPException ? error.status : 422),
  )
  return app
}
