import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { fingerprint, readSubject } from '../business/pictures.ts'
import { importContent } from '../config/import-content.ts'
import { pictureFiles } from '../pictures/picture-files.ts'
import { saveFile } from './save-file.ts'

const project = path.join(import.meta.dirname, '../..')
const beginnings: Record<string, string> = { png: '\x89PNG', ico: '\0\0\x01\0', svg: '<svg' }
const largest = 1_000_000

/** Whether these bytes are a picture of the kind that the name of the file says. */
function isPicture(file: string, bytes: Buffer): boolean {
  const beginning = beginnings[file.slice(-3)] ?? ''
  return bytes.length <= largest && bytes.toString('latin1', 0, 4) === beginning
}

/** What icons and preview images show today, and where the page saves those that it has drawn. */
export function pictureRoutes(root: string): Hono {
  const app = new Hono()
  app.get('/', async c => {
    const { previews } = await importContent(project)
    const subject = readSubject(root, previews)
    return c.json(subject && { subject, fingerprint: fingerprint(root, subject) })
  })
  app.put('/:file{.+}', async c => {
    const name = c.req.param('file')
    const bytes = Buffer.from(await c.req.arrayBuffer())
    if (!pictureFiles.includes(name) || !isPicture(name, bytes))
      return c.json({ error: 'Non è un’immagine che questa pagina disegna.' }, 400)
    const file = path.join(root, 'public', name)
    mkdirSync(path.dirname(file), { recursive: true })
    if (!existsSync(file)) writeFileSync(file, '')
    saveFile(file, bytes)
    return c.json({})
  })
  return app
}
