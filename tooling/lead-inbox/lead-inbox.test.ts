// @vitest-environment jsdom
import { appendFile, mkdir, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createInboxApp } from './inbox-app.ts'

const siteOrigin = 'http://localhost:4173'
const mario = { nome: 'Mario Rossi', email: 'mario@esempio.it', telefono: '+39 333 1234567' }

/** The inbox in a temporary folder. */
async function openInbox() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lead-inbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, '.leads', 'inbox.ndjson')
  const log: string[] = []
  const app = createInboxApp({ file, log: line => log.push(line) })
  const ask = (address: string, init: RequestInit = {}) =>
    app.request(address, { ...init, headers: { Host: 'localhost:4174', ...init.headers } })
  const post = (form: string, lead: unknown, headers: Record<string, string> = {}) =>
    ask(`/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: siteOrigin, ...headers },
      body: typeof lead === 'string' ? lead : JSON.stringify(lead),
    })
  const page = async () =>
    new DOMParser().parseFromString(await (await ask('/')).text(), 'text/html')
  return { file, log, ask, post, page }
}

const textOf = (node: Element | null | undefined) => node?.textContent?.trim()
const answersOf = (card: Element | null | undefined) =>
  [...(card?.querySelectorAll('dl > div') ?? [])].map(row => [
    textOf(row.querySelector('dt')),
    textOf(row.querySelector('dd')),
  ])

test('a no-cors lead from a browser becomes one line of the file, which only its owner may read', async () => {
  const { post, file } = await openInbox()
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
  const { post, page, file } = await openInbox()
  await post('lead', { nome: 'Prima' })
  const whole = await readFile(file, 'utf8')
  await appendFile(file, `non JSON\n[]\n{"id":1}\n\n${whole.slice(0, 60)}`)
  await post('lead', { nome: 'Dopo' })
  const shown = await page()
  expect(textOf(shown.querySelector('main'))).toContain('2 contatti ricevuti')
  expect([...shown.querySelectorAll('h2')].map(textOf)).toEqual(['Dopo', 'Prima'])
})

test('fifty leads at once are fifty whole lines, each on the disk before its answer', async () => {
  const { post, file } = await openInbox()
  const handle = await open(import.meta.filename)
  await handle.close()
  let flushed = 0
  vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async () => {
    await setTimeout(20)
    flushed += 1
  })
  const names = Array.from({ length: 50 }, (_, index) => `Persona ${index}`)
  const note = 'x'.repeat(100_000)
  let answered = 0
  const send = async (nome: string) => {
    await post('lead', { nome, note })
    answered += 1
    expect(flushed).toBeGreaterThanOrEqual(answered)
  }
  await Promise.all(names.map(send))
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  const leads = lines.map(line => JSON.parse(line).lead)
  expect(leads).toEqual(expect.arrayContaining(names.map(nome => ({ nome, note }))))
})

test('a file that cannot be written or read answers 500 with one line in the log, and does not stop the inbox', async () => {
  const { ask, post, page, file, log } = await openInbox()
  await mkdir(file, { recursive: true })
  expect((await post('lead', mario)).status).toBe(500)
  expect((await ask('/')).status).toBe(500)
  expect(log).toEqual([
    expect.stringMatching(/^Lead inbox refused POST \/lead: EISDIR.*$/),
    expect.stringMatching(/^Lead inbox refused GET \/: EISDIR.*$/),
  ])
  await rm(file, { recursive: true })
  expect((await post('lead', mario)).status).toBe(200)
  expect(textOf((await page()).body)).toContain('1 contatto ricevuto')
})

test.for(['', '{"nome":', '[]', 'null'])(
  'a body that is %j is refused, and the terminal says so',
  async body => {
    const { post, file, log } = await openInbox()
    expect((await post('lead', body)).status).toBe(400)
    const error = 'Il corpo della richiesta deve essere un oggetto JSON.'
    expect(log).toEqual([`Lead inbox refused POST /lead: ${error}`])
    await expect(stat(file)).rejects.toThrow('ENOENT')
  },
)

test.for(['http://localhost:4173', 'http://127.0.0.1:5173', 'http://[::1]:80'])(
  'a page at %s may send with cors',
  async origin => {
    const { ask, post } = await openInbox()
    const asked = { 'Access-Control-Request-Method': 'POST' }
    const headers = { Origin: origin, ...asked, 'Access-Control-Request-Headers': 'content-type' }
    const preflight = await ask('/company', { method: 'OPTIONS', headers })
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
    const answer = await post('company', mario, { Origin: origin })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    // This header makes a no-cors POST fail in the browser.
    expect(answer.headers.has('Cross-Origin-Resource-Policy')).toBe(false)
  },
)

test.for([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://localhost.evil.example' },
  { Origin: 'https://localhost:4173' },
  { Origin: 'http://evil.example/http://localhost' },
  // DNS rebinding: a page of another site that calls this machine by its own name.
  { Host: 'evil.example' },
  { Host: 'localhost.evil.example' },
  { Host: 'evillocalhost' },
])('a request with %o is refused', async headers => {
  const { post, file, log } = await openInbox()
  const answer = await post('lead', mario, headers)
  expect(answer.status).toBe(403)
  expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
  expect(log).toHaveLength(1)
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('a lead shows its fields as a receiver gets them, the Italian time and the raw request', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T22:05:09Z') })
  const { page, post } = await openInbox()
  const { nome, budget } = { nome: 'Anna', budget: null }
  await post('company', { nome, teamSize: '1-3', budget, altro: [1] })
  vi.useRealTimers()
  const card = (await page()).querySelector('article')
  expect(textOf(card?.querySelector('h2'))).toBe('Anna')
  expect(textOf(card?.querySelector('p'))).toBe('Aziende, 15 luglio 2026 alle ore 00:05:09')
  expect(answersOf(card)).toEqual([
    ['nome', 'Anna'],
    ['teamSize', '1-3'],
    ['budget', '—'],
    ['altro', '[1]'],
  ])
  for (const part of ['POST /company', 'application/json', siteOrigin, '"teamSize":"1-3"'])
    expect(textOf(card?.querySelector('pre'))).toContain(part)
})

test('HTML in a lead is shown as text, whatever its fields are called', async () => {
  const { page, post } = await openInbox()
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

test('the page forbids scripts, framing and caching, and other pages cannot read it', async () => {
  const { ask } = await openInbox()
  const { headers } = await ask('/', { headers: { Origin: siteOrigin } })
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'none'; .*frame-ancestors 'none'$/,
  )
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
})
