import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { streamText } from 'hono/streaming'
import * as v from 'valibot'
import { pictureFolders } from '../../src/content/schema/rules.ts'
import type { Net } from '../doctor/request.ts'
import { checkWebhooks } from './check-webhooks.ts'
import { changeFile, isDataName, readData } from './data-files.ts'
import { findRefusal } from './guard.ts'
import { messageOf } from './message-of.ts'
import { pictureRoutes } from './picture-routes.ts'
import { runBuild } from './run-build.ts'
import { savePicture } from './save-picture.ts'

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

const refuse = (c: Context, status: 400 | 403 | 404 | 409 | 413 | 422 | 500, error: string) =>
  c.json({ error }, status)

/** The page has made it smaller. */
const pictureLimit = {
  maxSize: 2_000_000,
  onError: (c: Context) => refuse(c, 413, 'L’immagine pesa più di 2 MB.'),
}

/** The page of the setup, and what it asks of this machine. */
export function createSetupApp({ root, token, net, inbox, build }: SetupOptions): Hono {
  const app = new Hono()
  let isBuilding = false
  const read = () => ({ ...readData(root), inbox })

  app.use(async (c, next) => {
    const refusal = findRefusal(c.req.method, c.req.raw.headers)
    if (refusal) return refuse(c, 403, refusal)
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
  api.use(async (c, next) =>
    c.req.header('x-setup-token') === token
      ? next()
      : refuse(c, 403, 'Apri questa pagina con l’indirizzo intero che npm run setup ha scritto.'),
  )
  api.get('/data', c => c.json(read()))
  api.put('/files/:name', async c => {
    const name = c.req.param('name')
    const wanted = v.safeParse(change, await c.req.json().catch(() => null))
    if (!isDataName(root, name) || !wanted.success)
      return refuse(c, 400, 'Non capisco la modifica.')
    try {
      return changeFile(root, name, wanted.output)
        ? c.json(read())
        : refuse(c, 409, `${name}.json è cambiato nel frattempo.`)
    } catch (error) {
      return refuse(c, 422, messageOf(error))
    }
  })
  api.post('/pictures/:folder', bodyLimit(pictureLimit), async c => {
    const folder = v.safeParse(v.picklist(pictureFolders), c.req.param('folder'))
    if (!folder.success) return refuse(c, 400, 'Qui non si mettono immagini.')
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    try {
      const name = c.req.query('name') ?? ''
      return c.json({ src: savePicture(root, { folder: folder.output, name, bytes }) })
    } catch (error) {
      return refuse(c, 422, messageOf(error))
    }
  })
  api.route('/pictures', pictureRoutes(root))
  api.post('/webhooks', async c => {
    const { send } = await c.req.json<{ send?: unknown }>().catch(() => ({ send: false }))
    const here = new URL(c.req.url).origin
    return c.json(await checkWebhooks(root, { send: send === true, net, here }))
  })
  api.post('/build', c => {
    if (isBuilding) return refuse(c, 400, 'Sto già costruendo: aspetta che finisca.')
    isBuilding = true
    return streamText(c, async stream => {
      await runBuild(build, text => void stream.write(text))
      isBuilding = false
    })
  })
  app.notFound(c => refuse(c, 404, 'Qui non c’è niente.'))
  app.onError((error, c) => refuse(c, 500, error.message))
  return app
}
