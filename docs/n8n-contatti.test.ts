import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
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

/** Runs a Code node as n8n does; `others` are the outputs of the nodes that it asks. */
function run(name: string, input: object, others: Record<string, object[]> = {}): Items {
  const items = (list: object[]) => list.map(json => ({ json }))
  const ask = (list: object[]) => ({ first: () => items(list)[0], all: () => items(list) })
  const code = new Function('$input', '$execution', '$', String(parametersOf(name).jsCode))
  return code(ask([input]), { id: 7 }, (node: string) => ask(others[node] ?? []))
}

const sito = 'https://www.tuosito.it'
const now = new Date('2026-11-23T10:00:00.000Z')
const person = { ...contactTestLead(now), nome: 'Dott.ssa Giulia D’Àngelo', email: 'g@esempio.it' }
const company = { ...companyTestLead(now), nome: 'Giulia', cognome: 'Conti', email: 'g@azienda.it' }

interface Request {
  body?: unknown
  origin?: string
  query?: object
}

function read({ body = person, origin = sito, query = {} }: Request) {
  const [item] = run('Leggi il contatto', { sito, headers: { origin }, body, query })
  return item?.json
}

describe('a lead of the site', () => {
  test.each([
    ['as text, without cors', JSON.stringify(person), 'persona'],
    ['as JSON, with cors', person, 'persona'],
    ['of a company', company, 'aziende'],
    ['of the doctor', contactTestLead(now), 'persona'],
  ])('%s is a good one', (_name, body, tipo) => {
    expect(read({ body })).toMatchObject({ stato: 'buono', tipo, timestamp: now.toISOString() })
  })

  test('brings its campaign, and no other part of the query', () => {
    const { dati } = read({ query: { utm_source: 'meta', fbclid: 'x' } }) ?? {}
    expect(dati).toContain('utm_source: meta')
    expect(dati).not.toContain('fbclid')
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

test.each(Object.entries(suspicious))('%s is kept apart, with the reason', (_name, request) => {
  const json = read(request)
  expect(json).toMatchObject({ stato: 'da controllare', dati: expect.stringMatching(/^Perché: /) })
  for (const value of Object.values(json ?? {})) expect(value).toEqual(expect.any(String))
})

/** What is decided about a saved lead; so many others of an hour and of the same address are there. */
function decide(saved: object, { hour = 0, address = [] as object[] } = {}) {
  const others = {
    Impostazioni: [{ emailAllOra: 20 }],
    Salva: [
      { id: 99, stato: 'buono', tipo: 'persona', dati: 'nome: Giulia', timestamp: 'b', ...saved },
    ],
    // With no row n8n gives one empty item.
    'Nell’ultima ora': hour > 0 ? Array.from({ length: hour }, () => ({ id: 1 })) : [{}],
    'Stesso indirizzo': address.length > 0 ? address : [{}],
  }
  return run('Decidi la posta', {}, others).map(({ json }) => json)
}

describe('the mail', () => {
  test('goes to the first lead of an address in a day, by its kind', () => {
    expect(decide({})).toMatchObject([{ posta: 'persona' }])
    expect(decide({ tipo: 'aziende' })).toMatchObject([{ posta: 'aziende' }])
    expect(decide({}, { address: [{ id: 1, timestamp: 'a' }] })).toMatchObject([
      { posta: 'nessuna', oggetto: 'Da chiamare entro 24 ore: contatto 99' },
    ])
  })

  test('the same lead twice at once is told once', () => {
    expect(decide({}, { address: [{ id: 1, timestamp: 'b' }] })).toEqual([])
  })

  test('has a ceiling for an hour, which is told once', () => {
    expect(decide({}, { hour: 19 })).toMatchObject([{ posta: 'persona' }])
    expect(decide({}, { hour: 20 })).toMatchObject([
      { posta: 'nessuna', oggetto: expect.stringContaining('Troppi contatti') },
    ])
    expect(decide({}, { hour: 21 })).toEqual([])
  })

  test('of what is kept apart tells the team the number and the reason, and no word of the sender', () => {
    const [told] = decide({ stato: 'da controllare', dati: 'Perché: email\nnome: VINCI' })
    expect(told).toMatchObject({ posta: 'nessuna', oggetto: 'Da controllare: contatto 99' })
    expect(told?.testo).toContain('Perché: email.')
    expect(told?.testo).not.toContain('VINCI')
  })

  test('to a visitor is a fixed text: what it asks for is in the settings', () => {
    for (const name of ['Manda il metodo', 'Conferma all’azienda']) {
      const { subject, text, fromEmail } = parametersOf(name)
      const asked = [subject, text, fromEmail].join().match(/\{\{.*?\}\}/g) ?? []
      for (const each of asked)
        expect(each).toMatch(/^\{\{ \$\('Impostazioni'\)\.first\(\)\.json\.\w+ \}\}$/)
    }
  })
})
