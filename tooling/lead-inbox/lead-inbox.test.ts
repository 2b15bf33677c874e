// @vitest-environment jsdom
import { once } from 'node:events'
import { appendFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import { startLeadInbox } from './start-lead-inbox.ts'

const siteOrigin = 'http://localhost:4173'
const mario = { nome: 'Mario Rossi', email: 'mario@esempio.it', telefono: '+39 333 1234567' }

/** Runs the real server in a folder of its own until the test ends. */
async function runInbox(wanted = 0) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lead-inbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, '.leads', 'inbox.ndjson')
  const log: string[] = []
  const inbox = await startLeadInbox({
    port: wanted,
    file,
    forms: content,
    log: line => log.push(line),
  })
  onTestFinished(() => void inbox.close())
  const post = (form: string, lead: unknown, headers: Record<string, string> = {}) =>
    fetch(`${inbox.url}/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: siteOrigin, ...headers },
      body: typeof lead === 'string' ? lead : JSON.stringify(lead),
    })
  const page = async () =>
    new DOMParser().parseFromString(await (await fetch(inbox.url)).text(), 'text/html')
  return { ...inbox, file, log, post, page }
}

const textOf = (node: Element | null | undefined) => node?.textContent?.trim()
const answersOf = (card: Element | null | undefined) =>
  [...(card?.querySelectorAll('dl > div') ?? [])].map(row => [
    textOf(row.querySelector('dt')),
    textOf(row.querySelector('dd')),
  ])

test('a no-cors lead from a browser becomes one line of the file, which only its owner may read', async () => {
  const { post, file } = await runInbox()
  const contentType = 'text/plain;charset=UTF-8'
  const answer = await post('lead', mario, { 'Content-Type': contentType, 'User-Agent': 'Prova' })
  expect(answer.status).toBe(200)
  const body = JSON.stringify(mario)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    form: 'lead',
    request: { method: 'POST', contentType, origin: siteOrigin, userAgent: 'Prova', body },
    lead: mario,
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700)
})

test('broken lines hide no lead, and the newest stands first', async () => {
  const { post, page, file } = await runInbox()
  await post('lead', { nome: 'Prima' })
  const whole = await readFile(file, 'utf8')
  await appendFile(file, `non JSON\n[]\n{"id":1}\n\n${whole.slice(0, 60)}`)
  await post('lead', { nome: 'Dopo' })
  const shown = await page()
  expect(textOf(shown.querySelector('main'))).toContain('2 contatti ricevuti')
  expect([...shown.querySelectorAll('h2')].map(textOf)).toEqual(['Dopo', 'Prima'])
})

test('a failed write answers 500, logs one line and does not stop the inbox', async () => {
  const { post, page, file, log } = await runInbox()
  await mkdir(file, { recursive: true })
  expect((await post('lead', mario)).status).toBe(500)
  expect(log).toEqual([expect.stringMatching(/^Lead inbox refused POST \/lead: EISDIR.*$/)])
  await rm(file, { recursive: true })
  expect((await post('lead', mario)).status).toBe(200)
  expect(textOf((await page()).body)).toContain('1 contatto ricevuto')
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
  // fetch does not allow another one.
  async function ask(host: string): Promise<number> {
    const sent = request({ host: '127.0.0.1', port, headers: { Host: host } }).end()
    const [answer] = await once(sent, 'response')
    return answer.resume().statusCode
  }
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
  const expected = `The lead inbox cannot start: port ${port} is already in use. Stop what uses it, or set INBOX_PORT to another port.`
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(runInbox(port)).rejects.toThrow(expected)
})

test('a lead shows its answers in the words of its form, the Italian time and the raw request', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T22:05:09Z') })
  const { page, post } = await runInbox()
  const { nome, budget } = { nome: 'Anna', budget: null }
  await post('company', { nome, teamSize: '1-3', difficolta: 'altra', budget, altro: [1] })
  vi.useRealTimers()
  const card = (await page()).querySelector('article')
  expect(textOf(card?.querySelector('h2'))).toBe('Anna')
  expect(textOf(card?.querySelector('p'))).toContain('Aziende')
  expect(textOf(card?.querySelector('time'))).toBe('15 luglio 2026 alle ore 00:05:09')
  const { texts, choices } = content.companyForm
  // The inbox leaves out what only helps while filling the form in.
  const label = (field: { label: string }) => field.label.replace(/ (\*|\(facoltativo\))$/, '')
  expect(answersOf(card)).toEqual([
    [label(texts.nome), 'Anna'],
    [label(choices.teamSize), choices.teamSize.options['1-3']],
    [label(choices.difficolta), 'altra'],
    [label(choices.budget), '—'],
    ['altro', '[1]'],
  ])
  for (const part of ['POST /company', 'application/json', siteOrigin, '"teamSize":"1-3"'])
    expect(textOf(card?.querySelector('pre'))).toContain(part)
})

test('HTML in a lead is shown as text, whatever its fields are called', async () => {
  const { page, post } = await runInbox()
  const hostile = { '"><img src=x onerror=alert(2)>': `"'><b>&amp;</b>` }
  await post('lead', hostile, { 'User-Agent': '<i>spia</i>' })
  // Sent as a string, because `__proto__` in an object literal sets the prototype.
  await post('company', '{"__proto__":{"a":1},"constructor":"x","teamSize":"constructor"}')
  const shown = await page()
  expect(shown.querySelectorAll('script, img, b, i')).toHaveLength(0)
  const [second, first] = shown.querySelectorAll('article')
  expect(answersOf(first)).toEqual(Object.entries(hostile))
  expect(textOf(first?.querySelector('pre'))).toContain('User-Agent: <i>spia</i>')
  expect(textOf(second?.querySelector('h2'))).toBe('Senza nome')
  expect(answersOf(second).map(([, answer]) => answer)).toEqual(['{"a":1}', 'x', 'constructor'])
})

test('the page forbids scripts, framing and caching, and allows its own styles', async () => {
  const { url, page } = await runInbox()
  const { headers } = await fetch(url)
  const style = (await page()).querySelector('style')?.textContent ?? ''
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(style))
  const hash = Buffer.from(digest).toString('base64')
  expect(headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  )
  expect(headers.get('Cache-Control')).toBe('no-store')
  // Other pages of this machine may send leads, and read none.
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  const asked = await fetch(url, { headers: { Origin: siteOrigin } })
  expect(asked.headers.has('Access-Control-Allow-Origin')).toBe(false)
})
