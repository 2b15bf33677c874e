import { appendFile, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a no-cors lead from a browser becomes one line of the file', async () => {
  const { post, file } = await runInbox()
  const before = Date.now()
  const answer = await post('lead', mario, {
    'Content-Type': 'text/plain;charset=UTF-8',
    'User-Agent': 'Prova/1.0',
  })
  expect(answer.status).toBe(200)
  const body = await answer.json()
  const [line, ...others] = await readLines(file)
  expect(others).toEqual([])
  expect(line).toEqual({
    id: body.id,
    receivedAt: expect.any(String),
    form: 'lead',
    request: {
      method: 'POST',
      contentType: 'text/plain;charset=UTF-8',
      origin: siteOrigin,
      userAgent: 'Prova/1.0',
      body: JSON.stringify(mario),
    },
    lead: mario,
  })
  expect(body).toEqual({ ok: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(Date.parse(line?.receivedAt ?? '')).toBeGreaterThanOrEqual(before)
})

test('a company lead is stored with its form, even without an Origin header', async () => {
  const { url, file } = await runInbox()
  const answer = await fetch(`${url}/company`, { method: 'POST', body: '{"teamSize":"4-10"}' })
  expect(answer.status).toBe(200)
  const [line] = await readLines(file)
  expect(line).toMatchObject({ form: 'company', lead: { teamSize: '4-10' } })
  expect(line?.request).not.toHaveProperty('origin')
})

test('the answer waits until the lead is flushed to the disk', async () => {
  const { post, file } = await runInbox()
  await post('lead', { nome: 'Prima' })
  const handle = await open(file)
  const fileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  let finishFlush = () => {}
  const flush = new Promise<void>(resolve => {
    finishFlush = resolve
  })
  const sync = vi.spyOn(fileHandle, 'sync').mockReturnValue(flush)
  onTestFinished(() => sync.mockRestore())

  let answered = false
  const answer = post('lead', mario).then(response => {
    answered = true
    return response
  })
  await vi.waitFor(() => expect(sync).toHaveBeenCalledOnce())
  expect(await readLines(file)).toHaveLength(2)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(answered).toBe(false)
  finishFlush()
  expect((await answer).status).toBe(200)
})

test('fifty simultaneous leads become fifty complete lines', async () => {
  const { post, file } = await runInbox()
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  const answers = await Promise.all(
    numbers.map(number => post('lead', { number, note: 'x'.repeat(number * 1000) })),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  const lines = await readLines(file)
  expect(lines.map(({ lead }) => lead.number).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    numbers,
  )
  expect(new Set(lines.map(({ id }) => id)).size).toBe(50)
})

test('leads survive a restart', async () => {
  const first = await runInbox()
  await first.post('lead', { nome: 'Prima del riavvio' })
  await first.close()
  await expect(fetch(first.url)).rejects.toThrow()
  const second = await runInbox(first.file)
  await second.post('lead', { nome: 'Dopo il riavvio' })
  const page = await second.page()
  expect(page).toContain('Prima del riavvio')
  expect(page).toContain('2 contatti ricevuti')
  expect(page.indexOf('Dopo il riavvio')).toBeLessThan(page.indexOf('Prima del riavvio'))
})

test('a broken line is skipped, and the next lead starts a new line', async () => {
  const { post, page, file } = await runInbox()
  await post('lead', { nome: 'Intera' })
  const whole = await readFile(file, 'utf8')
  await appendFile(file, 'non JSON\n[]\n{"id":1}\n\n')
  await appendFile(file, whole.slice(0, 60))
  expect(await page()).toContain('1 contatto ricevuto')
  expect((await post('lead', { nome: 'Successiva' })).status).toBe(200)
  const text = await page()
  expect(text).toContain('2 contatti ricevuti')
  expect(text).toContain('Intera')
  expect(text).toContain('Successiva')
})

test('a last line without a line break is read', async () => {
  const { post, page, file } = await runInbox()
  await post('lead', { nome: 'Intera' })
  await writeFile(file, (await readFile(file, 'utf8')).trimEnd())
  await post('lead', { nome: 'Successiva' })
  expect(await page()).toContain('2 contatti ricevuti')
})

test('only the owner may read the file', async () => {
  const { post, file } = await runInbox()
  await post('lead', mario)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700)
})

test('a failed write answers 500, logs one line and does not stop the inbox', async () => {
  const { post, page, file, log } = await runInbox()
  await mkdir(file, { recursive: true })
  const answer = await post('lead', mario)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ ok: false, error: expect.stringContaining('non è stato') })
  expect(log).toEqual([expect.stringMatching(/^Lead inbox could not write a lead: EISDIR.*$/)])
  await rm(file, { recursive: true })
  expect((await post('lead', mario)).status).toBe(200)
  expect(await page()).toContain('1 contatto ricevuto')
})

test('an unreadable file answers 500 and logs one line', async () => {
  const { url, file, log } = await runInbox()
  await mkdir(file, { recursive: true })
  expect((await fetch(url)).status).toBe(500)
  expect(log).toEqual([expect.stringContaining('GET /')])
})

test('a body over 64 kB is refused, with or without Content-Length', async () => {
  const { post, port, file, log } = await runInbox()
  const sized = (bytes: number) => JSON.stringify({ n: 'x'.repeat(bytes - 8) })
  expect(sized(65_536)).toHaveLength(65_536)
  expect((await post('lead', sized(65_536))).status).toBe(200)
  const tooLong = await post('lead', sized(65_537))
  expect(tooLong.status).toBe(413)
  expect(tooLong.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin)
  expect(await tooLong.json()).toEqual({ ok: false, error: 'La richiesta supera i 64 kB.' })
  expect(log).toEqual(['Lead inbox refused POST /lead: La richiesta supera i 64 kB.'])

  const chunked = (text: string) =>
    rawRequest(port, {
      method: 'POST',
      path: '/lead',
      headers: { 'Transfer-Encoding': 'chunked' },
      body: [text.slice(0, 40_000), text.slice(40_000)],
    })
  expect((await chunked(sized(65_536))).status).toBe(200)
  expect((await chunked(sized(65_537))).status).toBe(413)
  expect((await chunked(sized(3_000_000))).status).toBe(413)
  expect((await post('lead', `{"n":"${'è'.repeat(33_000)}"}`)).status).toBe(413)
  expect(await readLines(file)).toHaveLength(2)
})

test.for([
  ['empty', '', 'non è JSON valido'],
  ['incomplete', '{"nome":', 'non è JSON valido'],
  ['form data', 'nome=Mario', 'non è JSON valido'],
  ['a list', '[]', 'deve essere un oggetto'],
  ['null', 'null', 'deve essere un oggetto'],
  ['a string', '"testo"', 'deve essere un oggetto'],
  ['a number', '7', 'deve essere un oggetto'],
  ['nested too deeply', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'massimo 32 livelli'],
] as const)('a body that is %s is refused', async ([, body, reason]) => {
  const { post, file } = await runInbox()
  const answer = await post('lead', body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ ok: false, error: expect.stringContaining(reason) })
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('other methods and unknown addresses are refused', async () => {
  const { url } = await runInbox()
  for (const [path, method, allow] of [
    ['/lead', 'GET', 'POST'],
    ['/company', 'DELETE', 'POST'],
    ['/', 'POST', 'GET, HEAD'],
  ] as const) {
    const answer = await fetch(url + path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe(allow)
    expect(await answer.json()).toEqual({ ok: false, error: expect.stringContaining('Metodo') })
  }
  const unknown = await fetch(`${url}/altro`)
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toEqual({ ok: false, error: expect.stringContaining('/company') })
})

test.for(['http://localhost:4173', 'http://127.0.0.1:5173', 'http://[::1]:80', 'http://localhost'])(
  'a page at %s may send with cors',
  async origin => {
    const { url, post } = await runInbox()
    const preflight = await fetch(`${url}/company`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
    const answer = await post('company', mario, { Origin: origin })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(answer.headers.get('Vary')).toContain('Origin')
    // This header makes a no-cors POST fail in the browser.
    expect(answer.headers.has('Cross-Origin-Resource-Policy')).toBe(false)
  },
)

test.for([
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://evil.example:4173',
  'http://127.0.0.1.evil.example',
  'https://localhost:4173',
  'http://evil.example/http://localhost',
])('a page at %s is refused', async origin => {
  const { url, post, file, log } = await runInbox()
  const answer = await post('lead', mario, { Origin: origin })
  expect(answer.status).toBe(403)
  expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
  expect(await answer.json()).toEqual({ ok: false, error: expect.stringContaining('accetta solo') })
  const preflight = await fetch(`${url}/lead`, { method: 'OPTIONS', headers: { Origin: origin } })
  expect(preflight.status).toBe(403)
  expect(log[0]).toBe(`Lead inbox refused POST /lead from origin "${origin}"`)
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('a foreign Host header is refused, which stops DNS rebinding', async () => {
  const { port } = await runInbox()
  const ask = (host: string, method = 'GET') =>
    rawRequest(port, { method, path: '/', headers: { Host: host } })
  for (const host of ['localhost', `LOCALHOST:${port}`, 'a.b.localhost:80', '127.0.0.1', '[::1]:1'])
    expect((await ask(host)).status, host).toBe(200)
  for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1', 'evillocalhost'])
    expect((await ask(host)).status, host).toBe(403)
  const posted = await rawRequest(port, {
    method: 'POST',
    path: '/lead',
    headers: { Host: 'evil.example:4174' },
    body: ['{}'],
  })
  expect(posted.status).toBe(403)
  expect(JSON.parse(posted.body)).toEqual({
    ok: false,
    error: expect.stringContaining('localhost'),
  })
})

test('the inbox answers only on 127.0.0.1 and localhost', async () => {
  const { port, url } = await runInbox()
  expect(url).toBe(`http://localhost:${port}`)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  // Linux routes all of 127/8 to this machine, so a server on every address would answer.
  if (process.platform === 'linux')
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow()
})

test.for(['127.0.0.1', '::1'])(
  'a port in use on %s is reported in one line',
  async (host, { skip }) => {
    const other = createServer()
    const canListen = await new Promise(resolve => {
      other.once('error', () => resolve(false))
      other.listen(0, host, () => resolve(true))
    })
    if (!canListen) skip('this machine has no IPv6')
    onTestFinished(() => {
      other.close()
    })
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const file = path.join(await temporaryFolder(), 'inbox.ndjson')
    const start = () => startLeadInbox({ port, file, forms: content })
    const expected = `The lead inbox cannot start: port ${port} is already in use. Stop what uses it, or set INBOX_PORT to another port.`
    await expect(start()).rejects.toThrow(new Error(expected))
    // A failed start must free the other address.
    await expect(start()).rejects.toThrow(new Error(expected))
    await expect(
      fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(100) }),
    ).rejects.toThrow()
  },
)
