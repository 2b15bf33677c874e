import { expect, test } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import type { LeadFields, LeadForm, StoredLead } from './lead.ts'
import { leadTable as tableOf } from './lead-table.ts'
import { createLeadWords } from './lead-words.ts'
import { runInbox } from './testing/inbox-fixture.ts'

const { companyForm } = content
const { options } = companyForm.choices.teamSize
const words = createLeadWords(content)
const leadTable = (leads: StoredLead[]) => tableOf(leads, words)

function stored(lead: LeadFields, form: LeadForm = 'lead'): StoredLead {
  const request = { method: 'POST', body: JSON.stringify(lead) }
  return { id: 'x', receivedAt: '2026-01-31T23:05:09.000Z', form, request, lead }
}

/** Reads quoted cells (RFC 4180). */
function readCells(text: string): string[][] {
  const rows = text.replace(/^\uFEFF/, '').split('\r\n')
  expect(rows.pop()).toBe('')
  return rows.map(row =>
    [...row.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell = '']) =>
      cell.replaceAll('""', '"'),
    ),
  )
}

/** The cell that a name becomes. */
function cellOf(nome: unknown): string | undefined {
  return readCells(leadTable([stored({ nome })]))[1]?.[2]
}

test('each lead is a row, in the words of its form and the time of Italy', () => {
  const company = { nome: 'Anna', teamSize: '1-3', timestamp: '2026-07-14T22:05:08.000Z', altro: 7 }
  const text = leadTable([stored(company, 'company'), stored({ nome: 'Mario' })])
  expect(text).toMatch(/^\uFEFF"Ricevuto il";"Modulo";"Nome";/)
  expect(text.split('\r\n')).toHaveLength(4)
  const [head, first, second] = readCells(text)
  expect(head).toEqual([
    'Ricevuto il',
    'Modulo',
    'Nome',
    'Cognome',
    'Email',
    'Telefono',
    companyForm.texts.nomeAzienda.label.replace(' (facoltativo)', ''),
    ...Object.values(companyForm.choices).map(({ label }) => label.replace(' *', '')),
    'Compilato il',
    'Origine',
    'Tipo',
    'altro',
  ])
  const empty = (count: number) => Array(count).fill('')
  expect(first).toEqual([
    ...['01/02/2026 00:05:09', 'Aziende', 'Anna', ...empty(4), options['1-3'], ...empty(4)],
    ...['15/07/2026 00:05:08', '', '', '7'],
  ])
  expect(second).toEqual(['01/02/2026 00:05:09', 'Consulenza gratuita', 'Mario', ...empty(13)])
})

test.for([
  ['=1+1', "'=1+1"],
  ['+39 333 123 4567', "'+39 333 123 4567"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\tx', "'\tx"],
  ['\rx', "'\nx"],
  [' =1', "' =1"],
  ['"=1', `'"=1`],
  ['\u0001=1', "'=1"],
  ['\uFF1D1', "'\uFF1D1"],
  ['061234567', "'061234567"],
  ['393331234567', "'393331234567"],
  ['4-10', "'4-10"],
] as const)('%j is neither run nor changed by a spreadsheet', ([typed, shown]) => {
  expect(cellOf(typed)).toBe(shown)
})

test.for(['Mario', 'a=b', '3331234567', 'D’Angelo-Rossi', 'Rossi; "Bianchi", figli', 'a\nb', ''])(
  '%j is left as it is',
  typed => {
    expect(cellOf(typed)).toBe(typed)
  },
)

test('a line break in a value does not break its row', () => {
  const text = leadTable([stored({ nome: 'a\r\nb\rc' }), stored({ nome: 'dopo' })])
  expect(readCells(text).map(([, , name]) => name)).toEqual(['Nome', 'a\nb\nc', 'dopo'])
})

test('no cell begins a formula where another separator is set', () => {
  const names = ['x,=1+1', 'x,"=1+1', 'x;=1', 'x\t=1', 'x\n=1', ',=1', 'x, @SUM(A1)']
  const text = leadTable(names.map(nome => stored({ nome, '=campo': nome })))
  for (const separator of [/[,\r\n]/, /[;\r\n]/, /[\t\r\n]/])
    for (const cell of text.split(separator)) expect(cell).not.toMatch(/^["\s]*[=+\-@]/)
})

test('the page gives the table, newest first, to nobody else', async () => {
  const { url, post, page } = await runInbox()
  await post('lead', { nome: 'Prima' })
  await post('company', { nome: 'Dopo' })
  expect(await page()).toContain('href="/contatti.csv"')
  const answer = await fetch(`${url}/contatti.csv`)
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="contatti.csv"')
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect(readCells(bytes.toString()).map(([, , name]) => name)).toEqual(['Nome', 'Dopo', 'Prima'])
  const origin = { headers: { Origin: 'https://evil.example' } }
  expect((await fetch(`${url}/contatti.csv`, origin)).status).toBe(403)
  const local = await fetch(`${url}/contatti.csv`, { headers: { Origin: 'http://localhost:4173' } })
  expect(local.headers.has('Access-Control-Allow-Origin')).toBe(false)
})
