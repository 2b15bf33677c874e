import { once } from 'node:events'
import { appendFile, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import { startLeadInbox } from './start-lead-inbox.ts'
import {
  rawRequest,
  readLines,
  runInbox,
  siteOrigin,
  temporaryFolder,
} from './testing/inbox-fixture.ts'

const mario = { nome: 'Mario Rossi', email: 'mario@esempio.it', telefono: '+39 333 1234567' }

test('a no-cors lead from a browser becomes one line of the file, which only its owner may read', async () => {
  const { post, file } = await runInbox()
  const contentType = 'text/plain;charset=UTF-8'
  const answer = await post('lead', mario, { 'Content-Type': contentType, 'User-Agent': 'Prova' })
  expect(answer.status).toBe(200)
  const { id } = await answer.json()
  const body = JSON.stringify(mario)
  expect(await readLines(file)).toEqual([
    {
      id,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      form: 'lead',
      request: { method: 'POST', contentType, origin: siteOrigin, userAgent: 'Prova', body },
      lead: mario,
    },
  ])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700)
})

test('leads survive a restart and broken lines, and the newest stands first', async () => {
  const first = await runInbox()
  await first.post('lead', { nome: 'Prima' })
  await first.close()
  await expect(fetch(first.url)).rejects.toThrow()
  const whole = await readFile(first.file, 'utf8')
  await appendFile(first.file, `non JSON\n[]\n{"id":1}\n\n${whole.slice(0, 60)}`)
  const second = await runInbox(first.file)
  await second.post('lead', { nome: 'Dopo' })
  const page = await second.page()
  expect(page).toContain('2 contatti ricevuti')
  expect(page.indexOf('Dopo')).toBeLessThan(page.indexOf('Prima'))
})

test('a failed write answers 500, logs one line and does not stop the inbox', async () => {
  const { post, page, file, log } = await runInbox()
  await mkdir(file, { recursive: true })
  expect((await post('lead', mario)).status).toBe(500)
  expect(log).toEqual([expect.stringMatching(/^Lead inbox refused POST \/lead: EISDIR.*$/)])
  await rm(file, { recursive: true })
  expect((await post('lead', mario)).status).toBe(200)
  expect(await page()).toContain('1 contatto ricevuto')
})

test.for(['', '{"nome":', 'nome=Mario', '[]', 'null', '7'])(
  'a body that is %j is refused, and the terminal says so',
  async body => {
    const { post, file, log } = await runInbox()
    const answer = await post('lead', body)
    expect(answer.status).toBe(400)
    const error = 'Il corpo della richiesta deve essere un oggetto JSON.'
    expect(await answer.json()).toEqual({ ok: false, error })
    expect(log).toEqual([`Lead inbox refused POST /lead: ${error}`])
    await expect(stat(file)).rejects.toThrow('ENOENT')
  },
)

test.for(['http://localhost:4173', 'http://127.0.0.1:5173', 'http://[::1]:80'])(
  'a page at %s may send with cors',
  async origin => {
    const { url, post } = await runInbox()
    const asked = { 'Access-Control-Request-Method': 'POST' }
    const headers = { Origin: origin, ...asked, 'Access-Control-Request-Headers': 'content-type' }
    const preflight = await fetch(`${url}/company`, { method: 'OPTIONS', headers })
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
    const answer = await post('company', mario, { Origin: origin })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    // This header makes a no-cors POST fail in the browser.
    expect(answer.headers.has('Cross-Origin-Resource-Policy')).toBe(false)
  },
)

test.for([
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'https://localhost:4173',
  'http://evil.example/http://localhost',
])('a page at %s is refused', async origin => {
  const { post, file, log } = await runInbox()
  const answer = await post('lead', mario, { Origin: origin })
  expect(answer.status).toBe(403)
  expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
  expect(log).toEqual([`Lead inbox refused POST /lead: ${origin}`])
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('a foreign Host header is refused, which stops DNS rebinding', async () => {
  const { port } = await runInbox()
  const ask = (host: string) => rawRequest(port, host)
  for (const host of ['localhost', `LOCALHOST:${port}`, 'a.b.localhost:80', '127.0.0.1', '[::1]:1'])
    expect(await ask(host), host).toBe(200)
  for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1', 'evillocalhost'])
    expect(await ask(host), host).toBe(403)
})

test('the inbox answers on this machine alone', async () => {
  const { port } = await runInbox()
  for (const host of ['127.0.0.1', 'localhost'])
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(200)
  // Linux routes all of 127/8 to this machine, so a server on every address would answer.
  if (process.platform === 'linux')
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow()
})

test('a port in use on the twin address ::1 is reported, and the other address is free again', async ({
  skip,
}) => {
  const other = createServer().listen(0, '::1')
  const canListen = await once(other, 'listening').catch(() => null)
  if (!canListen) skip('this machine has no IPv6')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const file = path.join(await temporaryFolder(), 'inbox.ndjson')
  const expected = `The lead inbox cannot start: port ${port} is already in use. Stop what uses it, or set INBOX_PORT to another port.`
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(startLeadInbox({ port, file, forms: content })).rejects.toThrow(expected)
})
