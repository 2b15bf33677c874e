import { expect, test, vi } from 'vitest'
import type { Net } from '../request.ts'
import { checkWebhook } from './check-webhook.ts'
import { companyTestLead, contactTestLead, type Webhook } from './webhooks.ts'

const origin = 'https://www.palestra.it'
const now = new Date('2026-03-01T10:00:00Z')

type Given = readonly [status: number, headers?: Record<string, string>]

const answering =
  (preflight: Given, lead: Given = [500]) =>
  async (_url: unknown, { method }: RequestInit = {}) => {
    const [status, headers = {}] = method === 'OPTIONS' ? preflight : lead
    return new Response(null, { status, headers })
  }

async function examine(
  url: string,
  mode: Webhook['mode'],
  fetch: NonNullable<Net['fetch']>,
  send = false,
) {
  const testLead = mode === 'cors' ? companyTestLead(now) : contactTestLead(now)
  const webhook = {
    target: 'modulo',
    variable: 'VITE_LEAD_WEBHOOK_URL',
    url,
    mode,
    hasChoice: true,
    testLead,
  }
  const checks = await checkWebhook(webhook, { origin, send, net: { timeout: 5_000, fetch } })
  return checks.map(
    ({ check, outcome, message, remedy = '' }) => `${outcome} ${check}: ${message} → ${remedy}`,
  )
}

const allowing = (site: string, headers = 'content-type') => ({
  'access-control-allow-methods': 'OPTIONS, POST',
  'access-control-allow-origin': site,
  'access-control-allow-headers': headers,
})
const allowed: Given = [204, allowing(origin)]

const n8n = 'https://n8n.palestra.it/webhook/a'
/** An address that says nothing of its receiver. */
const unnamed = 'https://automazioni.palestra.it/webhook/a'
const make = 'https://hook.eu1.make.com/a'
const zapier = 'https://hooks.zapier.com/hooks/catch/1/a/'
const refused: Given = [405, { 'access-control-allow-origin': '*' }]

const blind = /^warning webhook\.blind: .*\(no-cors\)/
const permitted = /^ok webhook\.preflight: il browser ha il permesso di inviare \(preflight\)/

interface Case {
  given: [url: string, mode: Webhook['mode'], preflight: Given, lead?: Given]
  says: RegExp[]
}

/** What n8n 1.123 and Node-RED 5.0 answered when they were run, and Make and Zapier are said to. */
const cases: Record<string, Case> = {
  'n8n that is off': {
    given: [n8n, 'no-cors', [500, { 'access-control-allow-methods': 'OPTIONS' }]],
    says: [/^error webhook\.exists: .* errore \(codice 500\): ogni contatto sarebbe perso/],
  },
  'n8n that is off, in cors': {
    given: [n8n, 'cors', [500]],
    says: [/^error webhook\.preflight: .*\(preflight: codice 500\) → controlla che sia attiva/],
  },
  'n8n whose answer could be read': {
    given: [n8n, 'no-cors', allowed],
    says: [/^warning webhook\.blind: .* → .*scegli cors /],
  },
  'n8n that accepts a lead': {
    given: [n8n, 'cors', allowed, [200, allowing(origin)]],
    says: [
      permitted,
      /^ok webhook\.send: .* accettato \(codice 200\); .* nel suo storico .* cancella/,
    ],
  },
  'n8n whose workflow fails': {
    given: [n8n, 'cors', allowed, [500, allowing(origin)]],
    says: [permitted, /^error webhook\.send: .*500\): il visitatore vedrà un errore → apri/],
  },
  'n8n that answers a lead with the thank-you page': {
    given: [n8n, 'cors', allowed, [307, { location: `${origin}/thank-you` }]],
    says: [permitted, /^error webhook\.redirect: .*\/thank-you: .* 307\) → togli il rinvio/],
  },
  'n8n that allows another site only': {
    given: [n8n, 'cors', [204, allowing('https://altro.it')]],
    says: [
      /^error webhook\.preflight: .*permette "https:\/\/altro\.it", non .* → .*docs\/automazione\.md/,
    ],
  },
  'a webhook of Make that was deleted': {
    given: [make, 'no-cors', [410]],
    says: [/^error webhook\.exists: .*non esiste più \(codice 410\) → creane uno nuovo/],
  },
  'a webhook of Make whose queue is full': {
    given: [make, 'no-cors', allowed, [400]],
    says: [
      blind,
      /^error webhook\.send: .*400\): il contatto sarebbe perso e il visitatore leggerebbe/,
    ],
  },
  'Zapier, whose success proves nothing': {
    given: [zapier, 'no-cors', refused, [200]],
    says: [
      /^warning webhook\.blind: .*non si può fare di meglio \(codice 405\).* docs\/automazione\.md$/,
      /^warning webhook\.send: .*ma Zapier risponde sempre di sì/,
    ],
  },
  'Zapier, which never allows the form for companies: nothing is sent': {
    given: [zapier, 'cors', refused, [200]],
    says: [
      /^error webhook\.preflight: .* → .*ricevi i contatti con un altro servizio/,
      /^warning webhook\.send: contatto di prova non inviato/,
    ],
  },
  'an automation whose answer the browser may not read': {
    given: [unnamed, 'cors', [200, allowing('*')], [200]],
    says: [permitted, /^error webhook\.send: .* è arrivato, ma .*\(CORS: manca Access-Control/],
  },
  'a server that is off': {
    given: [unnamed, 'no-cors', [503]],
    says: [/^error webhook\.exists: .*503\): ogni contatto sarebbe perso.* → .* siano accesi/],
  },
  'an automation that perhaps is not there': {
    given: [unnamed, 'no-cors', [404]],
    says: [
      /^warning webhook\.exists: forse .* non esiste, o .* spenta \(codice 404\) → .* --send/,
      blind,
    ],
  },
  'an automation that leads elsewhere': {
    given: [unnamed, 'no-cors', [301, { location: '/b' }]],
    says: [/^error webhook\.redirect: .*palestra\.it\/b: .*\(redirect 301\) → metti in VITE/],
  },
  'an automation that does not allow the type of the lead': {
    given: [unnamed, 'cors', [200, allowing('*', 'x-content-type, content-types')]],
    says: [/^error webhook\.preflight: .*Allow-Headers non permette content-type\) → controlla/],
  },
}

test.each(Object.entries(cases))('%s', async (_sentence, { given, says }) => {
  const [url, mode, preflight, lead] = given
  const lines = await examine(url, mode, answering(preflight, lead), lead !== undefined)
  expect(lines).toEqual(
    [/^ok webhook\.reachable/, ...says].map(line => expect.stringMatching(line)),
  )
})

test.each([
  ['no-cors', true, allowed, 'cors'],
  ['cors', true, refused, 'no-cors'],
  ['cors', false, refused, undefined],
] as const)(
  'a form in %s, with a choice: %s, is offered the mode of the automation',
  async (mode, hasChoice, preflight, better) => {
    const about = { target: 'modulo', variable: 'X', url: n8n, mode, hasChoice, testLead: {} }
    const net = { timeout: 5_000, fetch: answering(preflight) }
    const checks = await checkWebhook(about, { origin, send: false, net })
    expect(checks.find(check => check.better)?.better).toBe(better)
  },
)

test('without --send nothing is posted', async () => {
  const fetch = vi.fn(answering(allowed))
  await examine(n8n, 'cors', fetch)
  expect(fetch.mock.calls).toEqual([[n8n, expect.objectContaining({ method: 'OPTIONS' })]])
})

test.each([
  ['no-cors', 'text/plain;charset=UTF-8'],
  ['cors', 'application/json'],
] as const)(
  'in %s the doctor asks and posts as a browser does, with a lead marked as a test',
  async (mode, type) => {
    const fetch = vi.fn(answering(allowed))
    await examine(n8n, mode, fetch, true)
    const [asked, sent] = fetch.mock.calls.map(([, init]) => init)
    expect(asked).toMatchObject({
      redirect: 'manual',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    expect(sent).toMatchObject({
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': type },
    })
    expect(JSON.parse(String(sent?.body))).toMatchObject({ nome: 'PROVA - doctor' })
  },
)

test.each([
  ['ECONNREFUSED', /nessuno risponde/],
  ['CERT_HAS_EXPIRED', /\(TLS, CERT_HAS_EXPIRED\)/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /fatto in casa/],
  ['EPROTO', /https non funziona/],
  ['ODD', /la richiesta non è riuscita \(ODD\)/],
])('a test address without an answer (%s) is named for both reasons', async (code, why) => {
  const url = 'https://n8n.palestra.it/webhook-test/a'
  const cause = Object.assign(new Error('no'), { code })
  const fetch = () => Promise.reject(new TypeError('fetch failed', { cause }))
  expect(await examine(url, 'cors', fetch)).toEqual([
    'error webhook.address: è un indirizzo di prova: funziona solo mentre qualcuno sta provando l’automazione → copia in VITE_LEAD_WEBHOOK_URL l’indirizzo di produzione',
    expect.stringMatching(new RegExp(`^error webhook\\.reachable: .*${why.source}.* → \\w`)),
  ])
})
