// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { companyForm } from '../../src/content/aziende.ts'
import { runInbox } from './testing/inbox-fixture.ts'

const { texts, choices } = companyForm

/** The inbox leaves out what only helps while filling the form in. */
const label = (field: { label: string }) => field.label.replace(/ (\*|\(facoltativo\))$/, '')

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')

test('a lead shows its answers in the words of its form, the Italian time and the raw request', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T22:05:09Z') })
  const { page, post } = await runInbox()
  await post('company', {
    nome: 'Anna',
    cognome: 'Bo',
    teamSize: '1-3',
    difficolta: 'altra',
    budget: null,
    nomeAzienda: 'Bo S.r.l.',
    tipo: 'aziende',
    altro: [1],
  })
  vi.useRealTimers()
  const document = parse(await page())
  const card = document.querySelector('article')
  expect(card?.querySelector('h2')?.textContent).toBe('Anna Bo')
  expect(card?.querySelector('.meta')?.textContent).toContain('Aziende')
  expect(card?.querySelector('time')?.textContent).toBe('15 luglio 2026 alle ore 00:05:09')
  const rows = [...(card?.querySelectorAll(':scope > dl > div') ?? [])].map(row => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ])
  expect(rows).toEqual([
    [label(texts.nome), 'Anna'],
    [label(texts.cognome), 'Bo'],
    [label(choices.teamSize), choices.teamSize.options['1-3']],
    [label(choices.difficolta), 'altra'],
    [label(choices.budget), '—'],
    [label(texts.nomeAzienda), 'Bo S.r.l.'],
    ['tipo', 'aziende'],
    ['altro', '[1]'],
  ])
  const details = card?.querySelector('details')?.textContent
  for (const part of ['application/json', 'http://localhost:4173', '"teamSize":"1-3"'])
    expect(details).toContain(part)
})

test('HTML in a lead is shown as text, whatever its fields are called', async () => {
  const { page, post } = await runInbox()
  const hostile = { '"><img src=x onerror=alert(2)>': `"'><b>&amp;</b>` }
  await post('lead', hostile, { 'User-Agent': '<i>spia</i>' })
  // Sent as a string, because `__proto__` in an object literal sets the prototype.
  await post('company', '{"__proto__":{"a":1},"constructor":"x","teamSize":"constructor"}')
  const document = parse(await page())
  expect(document.querySelectorAll('script, img, b, i')).toHaveLength(0)
  const [second, first] = document.querySelectorAll('article')
  const shown = [...(first?.querySelectorAll('dt, dd') ?? [])].map(node => node.textContent)
  for (const text of [...Object.entries(hostile).flat(), '<i>spia</i>', JSON.stringify(hostile)])
    expect(shown).toContain(text)
  expect(second?.querySelector('h2')?.textContent).toBe('Senza nome')
  expect(second?.querySelector('dl')?.textContent).toBe(
    `__proto__{"a":1}constructorx${label(choices.teamSize)}constructor`,
  )
})

test('the page forbids loading, framing and caching', async () => {
  const { url, page } = await runInbox()
  const { headers } = await fetch(url)
  const style = parse(await page()).querySelector('style')?.textContent ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  )
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
})
