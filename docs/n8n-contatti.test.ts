import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { referenceOf } from '../src/features/sending/thanks.ts'
import { companyTestLead, contactTestLead } from '../tooling/doctor/webhook/webhooks.ts'

interface Node {
  name: string
  type: string
  parameters: Record<string, unknown>
}

const file = path.join(import.meta.dirname, 'n8n-contatti.json')
const { nodes }: { nodes: Node[] } = JSON.parse(readFileSync(file, 'utf8'))

function parametersOf(name: string) {
  const node = nodes.find(each => each.name === name)
  if (!node) throw new Error(`The workflow has no node ${name}`)
  return node.parameters
}

type Items = { json: Record<string, unknown> }[]

/** Runs a Code node as n8n does; `others` are the outputs of the nodes that it asks, `memory` what n8n keeps. */
function run(name: string, input: object[], others: Record<string, object[]> = {}, memory = {}) {
  const items = (list: object[]) => list.map(json => ({ json }))
  const ask = (list: object[]) => ({ first: () => items(list)[0], all: () => items(list) })
  const inputs = ['$input', '$execution', '$', '$getWorkflowStaticData']
  const code = new Function(...inputs, String(parametersOf(name).jsCode))
  const ofNode = (node: string) => ask(others[node] ?? [])
  const output: Items = code(ask(input), { id: 7 }, ofNode, () => memory)
  return output.map(({ json }) => json)
}

const sito = 'https://www.tuosito.it'
const now = new Date('2026-11-23T17:44:05.000Z')
const person = { ...contactTestLead(now), nome: 'Dott.ssa Giulia D’Àngelo', email: 'g@esempio.it' }
const company = { ...companyTestLead(now), nome: 'Giulia', cognome: 'Conti', email: 'g@azienda.it' }

interface Request {
  body?: unknown
  origin?: string
  query?: object
}

function read({ body = person, origin = sito, query = {} }: Request) {
  return run('Leggi il contatto', [{ sito, headers: { origin }, body, query }])[0]
}

describe('a lead of the site', () => {
  test.each([
    ['as text, without cors', JSON.stringify(person), 'persona'],
    ['as JSON, with cors', person, 'persona'],
    ['of a company', company, 'aziende'],
  ])('%s is a good one, with its reference', (_name, body, tipo) => {
    const lead = { stato: 'buono', tipo, timestamp: now.toISOString(), riferimento: '1123-174405' }
    expect(read({ body })).toMatchObject(lead)
  })

  test('has the reference that the page of thanks shows', () => {
    for (const timestamp of ['2026-01-02T03:04:05.678Z', now.toISOString()])
      expect(read({ body: { ...person, timestamp } })?.riferimento).toBe(referenceOf(timestamp))
  })

  test('of the doctor is a test, of either form and from anywhere', () => {
    expect(read({ body: contactTestLead(now) })).toMatchObject({ stato: 'prova' })
    expect(read({ body: companyTestLead(now), origin: '' })).toMatchObject({ stato: 'prova' })
  })

  test('keeps the parameters that the site adds to the address, and no others', () => {
    const query = {
      utm_source: 'meta',
      fbclid: 'IwAR0_x-1',
      testi: '3',
      marketing: 'no',
      token: 'x',
    }
    const { dati } = read({ query }) ?? {}
    for (const line of ['utm_source: meta', 'fbclid: IwAR0_x-1', 'testi: 3', 'marketing: no'])
      expect(dati).toContain(line)
    expect(dati).not.toContain('token')
  })

  test('is marked for one sign of haste or of a trap, and suspicious with both', () => {
    const isHasty = { stato: 'buono', dati: expect.stringMatching(/^Segni: .*3 secondi/) }
    expect(read({ query: { attesa: '1' } })).toMatchObject(isHasty)
    expect(read({ query: { trappola: '1', attesa: '40' } })).toMatchObject({ stato: 'buono' })
    expect(read({ query: { trappola: '1', attesa: '1' } })).toMatchObject({ stato: 'sospetto' })
  })

  test('belongs to one mailbox, however its address is written', () => {
    const mailboxOf = (email: string) => read({ body: { ...person, email } })?.casella
    expect(mailboxOf('Giulia.Conti+sito@Gmail.com')).toBe('giuliaconti@gmail.com')
    expect(mailboxOf('Giulia.Conti+sito@libero.it')).toBe('giulia.conti@libero.it')
  })
})

const suspicious: Record<string, Request> = {
  'another origin': { origin: 'https://www.tuosito.it.evil.example' },
  'no origin': { origin: '' },
  'no JSON': { body: '{' },
  'no lead': { body: 'null' },
  'a list': { body: [person] },
  'objects for texts': { body: { ...person, nome: { $gt: '' } } },
  'a link for a name': { body: { ...person, nome: 'Clicca https://evil.example' } },
  'a domain for a name': { body: { ...person, nome: 'evil.com/premio' } },
  'markup for a name': { body: { ...person, nome: '<b>Ciao' } },
  'a text for a name': { body: { ...person, nome: 'a'.repeat(101) } },
  'a link for a phone': { body: { ...person, telefono: 'www.evil.com 12345' } },
  'two addresses': { body: { ...person, email: 'a@x.it, b@y.it' } },
  'a header in the address': { body: { ...person, email: 'a@x.it\r\nBcc: b@y.it' } },
  'a named address': { body: { ...person, email: '"A" <a@x.it>' } },
  'no timestamp': { body: { ...person, timestamp: 'ieri' } },
  'an answer that the form does not have': { body: { ...company, budget: 'evil' } },
}

test.each(Object.entries(suspicious))(
  '%s is kept as suspicious, with the reason',
  (_name, request) => {
    const json = read(request)
    expect(json).toMatchObject({ stato: 'sospetto', dati: expect.stringMatching(/^Perché: /) })
    for (const value of Object.values(json ?? {})) expect(value).toEqual(expect.any(String))
  },
)

const saved = { id: 99, stato: 'buono', tipo: 'persona', nome: 'Giulia', dati: 'nome: Giulia' }
const many = (length: number) => Array.from({ length }, () => ({ id: 1 }))

interface Others {
  hour?: number
  mailbox?: object[]
  unconfirmed?: number
  settings?: object
}

/** Decides about a saved lead, with this many others of the same hour and of the same mailbox. */
function decide(lead: object, { hour = 0, mailbox = [], unconfirmed = 0, settings }: Others = {}) {
  // With no row n8n gives one empty item.
  return run('Decidi la posta', [{}], {
    Impostazioni: [{ emailAllOra: 20, avvisaProve: true, ...settings }],
    Salva: [{ ...saved, riferimento: '1123-174405', timestamp: 'b', ...lead }],
    'Nell’ultima ora': [{}, ...many(hour)],
    'Stesso indirizzo': [{}, ...mailbox],
    'Mai confermate': [{}, ...many(unconfirmed)],
  })
}

describe('the mail', () => {
  test('goes to the first lead of a mailbox in a day, by its kind', () => {
    expect(decide({})).toMatchObject([{ scrivi: 'persona' }])
    expect(decide({ tipo: 'aziende' })).toMatchObject([{ scrivi: 'aziende' }])
    const isTold = [{ oggetto: 'Da chiamare entro 24 ore: Giulia (1123-174405)' }]
    const again = decide({}, { mailbox: [{ id: 1, timestamp: 'a', posta: 'partita' }] })
    expect(again).toMatchObject([{ scrivi: 'nessuna' }])
    expect(again).toMatchObject(isTold)
    expect(
      decide({}, { mailbox: [{ id: 1, timestamp: 'a', posta: 'non mandata' }] }),
    ).toMatchObject([{ scrivi: 'persona' }])
  })

  test('stops after three unconfirmed ones', () => {
    expect(decide({}, { unconfirmed: 2 })).toMatchObject([{ scrivi: 'persona' }])
    expect(decide({}, { unconfirmed: 3 })).toMatchObject([{ scrivi: 'nessuna', a: 99 }])
  })

  test('is sent once for a lead that arrives twice at once', () => {
    expect(decide({}, { mailbox: [{ id: 1, timestamp: 'b' }] })).toEqual([])
  })

  test('has a limit for each hour, which is reported once', () => {
    expect(decide({}, { hour: 19 })).toMatchObject([{ scrivi: 'persona' }])
    expect(decide({}, { hour: 20 })).toMatchObject([
      { scrivi: 'nessuna', oggetto: expect.stringContaining('Troppi contatti') },
    ])
    expect(decide({}, { hour: 21 })).toEqual([])
  })

  test('about suspicious leads tells the team their number and the reason, and no word of the sender', () => {
    const [told] = decide({ stato: 'sospetto', dati: 'Perché: email\nnome: VINCI', nome: 'VINCI' })
    expect(told).toMatchObject({ scrivi: 'nessuna', oggetto: 'Sospetto: contatto 99' })
    expect(told?.testo).toContain('Perché: email.')
    expect(told?.testo).not.toContain('VINCI')
  })

  test('about a test lead goes to the team alone, unless that is switched off', () => {
    expect(decide({ stato: 'prova' })).toMatchObject([{ scrivi: 'nessuna' }])
    expect(decide({ stato: 'prova' }, { settings: { avvisaProve: false } })).toEqual([])
  })

  test('to a visitor is a fixed text: it holds settings, the reference and the key of the link', () => {
    for (const name of ['Manda il metodo', 'Conferma all’azienda']) {
      const { subject, text, fromEmail } = parametersOf(name)
      const asked = [subject, text, fromEmail].join().matchAll(/json\b\.?(\w*)/g)
      for (const [, field] of asked)
        expect(['mittente', 'firma', 'webhookUrl', 'gettone', 'riferimento']).toContain(field)
    }
  })

  test('that is refused by a mailbox is reported to the team', () => {
    const tell = (result: object) =>
      run('Com’è andata', [result], { 'Decidi la posta': decide({}) })[0]
    expect(tell({ error: '550 No such user' })).toMatchObject({
      posta: 'non partita',
      testo: expect.stringMatching(/^nome: Giulia\s[\s\S]*NON PARTITA.*550/),
    })
    expect(tell({})).toMatchObject({ posta: 'partita', a: 99 })
  })
})

describe('an alarm', () => {
  test('says once that executions have failed', () => {
    const memory = {}
    const alarm = () => run('Errori', [{}], {}, memory)
    expect(alarm()).toEqual([])
    const error = { execution: { lastNodeExecuted: 'Salva' } }
    for (const each of [error, error]) expect(run('Segna l’errore', [each], {}, memory)).toEqual([])
    expect(alarm()).toMatchObject([{ testo: expect.stringContaining('“Salva”') }])
    expect(alarm()).toEqual([])
  })

  test('says that no lead has come for days', () => {
    const settings = { Impostazioni: [{ giorniDiSilenzio: 3, sito }] }
    const alarm = (row: object) => run('Troppo silenzio?', [row], settings)
    expect(alarm({})).toMatchObject([{ oggetto: 'Nessun contatto da 3 giorni' }])
    expect(alarm({ id: 1 })).toEqual([])
  })

  test('lists each hour the leads without a mail to the team', () => {
    const rows = [
      { ...saved, telefono: '333' },
      { ...saved, id: 101, stato: 'sospetto', nome: 'VINCI' },
    ]
    const [told] = run('Riepilogo', rows)
    expect(told).toMatchObject({
      da: 99,
      a: 101,
      testo: expect.stringContaining('99: Giulia, 333'),
    })
    expect(told?.testo).not.toContain('VINCI')
    expect(run('Riepilogo', [{}])).toEqual([])
  })
})

test('adverts get a good lead only with consent to marketing', () => {
  const report = (query: object, lead = {}) =>
    run('Conversioni', [{ a: 99 }], {
      Impostazioni: [{ sito, query, headers: {} }],
      Salva: [{ ...saved, ...person, ...lead }],
    })
  const told = { chiave: now.toISOString(), telefono: '390000000000', gclid: 'x' }
  expect(report({ marketing: 'si', gclid: 'x' })).toMatchObject([told])
  expect(report({ marketing: 'no', gclid: 'x' })).toEqual([])
  expect(report({ gclid: 'x' })).toEqual([])
  expect(report({ marketing: 'si' }, { stato: 'sospetto' })).toEqual([])
  for (const name of ['Meta', 'Google']) {
    expect(nodes.find(node => node.name === name)).toHaveProperty('disabled', true)
    const sent = String(parametersOf(name).jsonBody).matchAll(/\.(?:email|telefono)\)?(.{6})/g)
    for (const [, next] of sent) expect(next).toBe('.hash(')
  }
})
