// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { companyForm } from '../../src/content/aziende.ts'
import { runInbox } from './testing/inbox-fixture.ts'

const { texts, choices } = companyForm

/** The inbox leaves out what only helps while filling the form in. */
const label = (field: { label: string }) => field.label.replace(/ (\*|\(facoltativo\))$/, '')

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')

test('an empty inbox explains how to send a lead', async () => {
  const { page, url } = await runInbox()
  const text = await page()
  const document = parse(text)
  expect(document.documentElement.lang).toBe('it')
  expect(document.title).toBe('Contatti ricevuti')
  expect(document.body.textContent).toContain('Nessun contatto')
  expect(document.querySelector('code')?.textContent).toBe(
    `curl -d '{"nome":"PROVA - doctor"}' ${url}/lead`,
  )
})

test('a lead shows its answers in the words of its form, the Italian time and the raw request', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T22:05:09Z') })
  const { page, post } = await runInbox()
  await post('company', {
    nome: 'Anna',
    cognome: 'Bo',
    email: 'anna@bo.it',
    teamSize: '1-3',
    difficolta: 'altra',
    budget: null,
    nomeAzienda: 'Bo S.r.l.',
    tipo: 'aziende',
    timestamp: '2026-07-14T22:05:08.000Z',
    altro: [1],
  })
  vi.useRealTimers()
  const document = parse(await page())
  expect(document.querySelector('.status')?.textContent).toBe('1 contatto ricevuto')
  const card = document.querySelector('article')
  expect(card?.querySelector('h2')?.textContent).toBe('Anna Bo')
  expect(card?.querySelector('.meta')?.textContent).toContain('Aziende')
  expect(card?.querySelector('time')?.textContent).toBe('15 luglio 2026 alle ore 00:05:09')
  expect(card?.querySelector('time')?.dateTime).toBe('2026-07-14T22:05:09.000Z')
  const rows = [...(card?.querySelectorAll(':scope > dl > div') ?? [])].map(row => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ])
  expect(rows).toEqual([
    [label(texts.nome), 'Anna'],
    [label(texts.cognome), 'Bo'],
    [label(texts.email), 'anna@bo.it'],
    [label(choices.teamSize), choices.teamSize.options['1-3']],
    [label(choices.difficolta), 'altra'],
    [label(choices.budget), '—'],
    [label(texts.nomeAzienda), 'Bo S.r.l.'],
    ['Tipo', 'aziende'],
    ['Compilato il', '15/07/2026 00:05:08'],
    ['altro', '[1]'],
  ])
  const details = card?.querySelector('details')?.textContent
  expect(details).toContain('POST')
  expect(details).toContain('application/json')
  expect(details).toContain('http://localhost:4173')
  expect(details).toContain('"teamSize":"1-3"')
})

test('HTML in a lead is shown as text', async () => {
  const { page, post } = await runInbox()
  const hostile = {
    nome: '<script>alert(1)</script>',
    '"><img src=x onerror=alert(2)>': `"'><b>&amp;</b>`,
    note: 'emoji 👩‍🚀, مرحبا, \u202Eottesevor, riga\nnuova',
  }
  await post('lead', hostile, { 'User-Agent': '<i>spia</i>' })
  // Sent as a string, because `__proto__` in an object literal sets the prototype.
  await post('lead', '{"__proto__":{"admin":"sì"},"constructor":"x","timestamp":"2026-99-99T"}')
  await post('company', { teamSize: 'constructor', budget: '__proto__' })
  const document = parse(await page())
  expect(document.querySelectorAll('script, img, b, i')).toHaveLength(0)
  const [third, second, first] = document.querySelectorAll('article')
  expect(first?.querySelector('h2')?.textContent).toBe(hostile.nome)
  const texts = [...(first?.querySelectorAll('dt, dd') ?? [])].map(node => node.textContent)
  const { nome, ...unknown } = hostile
  for (const text of [nome, ...Object.entries(unknown).flat()]) expect(texts).toContain(text)
  expect(texts).toContain('<i>spia</i>')
  expect(texts).toContain(JSON.stringify(hostile))
  expect(second?.querySelector('h2')?.textContent).toBe('Senza nome')
  expect(second?.querySelector('dl')?.textContent).toBe(
    '__proto__{"admin":"sì"}constructorxCompilato il2026-99-99T',
  )
  const answers = [...(third?.querySelectorAll(':scope > dl dd') ?? [])]
  expect(answers.map(({ textContent }) => textContent)).toEqual(['constructor', '__proto__'])
})

test('the page forbids loading, framing and caching', async () => {
  const { url, page } = await runInbox()
  const { headers } = await fetch(url)
  const style = parse(await page()).querySelector('style')?.textContent ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  )
  expect(headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(await page()).not.toMatch(/<script|style="/)
})
