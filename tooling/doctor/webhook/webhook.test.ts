import { expect, test, vi } from 'vitest'
import type { Net } from '../request.ts'
import { companyTestLead, contactTestLead } from './test-leads.ts'
import { findVendor } from './vendors.ts'
import type { Webhook } from './webhook.ts'
import { checkWebhook } from './webhook-checks.ts'

const origin = 'https://www.palestra.it'
const now = new Date('2026-03-01T10:00:00Z')

/** A status, headers and a body. */
type Given = readonly [status: number, headers?: Record<string, string>, body?: string]

interface Receiver {
  preflight: Given
  /** How it answers a lead; without it none is sent. */
  lead?: Given
}

const answered = ([status, headers = {}, body]: Given) =>
  new Response(status === 204 ? null : (body ?? ''), { status, headers })

const answering =
  ({ preflight, lead = [500] }: Receiver) =>
  async (_url: unknown, { method }: RequestInit = {}) =>
    answered(method === 'OPTIONS' ? preflight : lead)

async function examine(
  url: string,
  mode: Webhook['mode'],
  fetch: NonNullable<Net['fetch']>,
  send = false,
) {
  const testLead = mode === 'cors' ? companyTestLead(now) : contactTestLead(now)
  const webhook = { target: 'modulo', variable: 'VITE_LEAD_WEBHOOK_URL', url, mode, testLead }
  const checks = await checkWebhook(webhook, { origin, send, net: { timeout: 5_000, fetch } })
  return checks.map(
    ({ check, outcome, message, remedy = '' }) => `${outcome} ${check}: ${message} → ${remedy}`,
  )
}

const allowing = (site: string) => ({
  'access-control-allow-methods': 'OPTIONS, POST',
  'access-control-allow-origin': site,
  'access-control-allow-headers': 'content-type',
})

/** What n8n 1.123 and Node-RED 5.0 answered when they were run, and Make and Zapier are said to. */
const n8n = {
  off: { preflight: [500, { 'access-control-allow-methods': 'OPTIONS' }] },
  first: {
    preflight: [204, allowing(origin)],
    lead: [200, allowing(origin), '{"message":"Workflow was started"}'],
  },
  last: { preflight: [204, allowing(origin)], lead: [200, allowing(origin), '{}'] },
  failing: { preflight: [204, allowing(origin)], lead: [500, allowing(origin)] },
  redirecting: {
    preflight: [204, allowing(origin)],
    lead: [307, { ...allowing(origin), location: `${origin}/thank-you` }],
  },
  ofAnother: { preflight: [204, allowing('https://altro.it')] },
} satisfies Record<string, Receiver>
const nodeRed = {
  on: { preflight: [200, { allow: 'POST' }], lead: [200] },
  withCors: { preflight: [204, { ...allowing('*'), 'access-control-allow-methods': 'GET,POST' }] },
  missing: { preflight: [404] },
} satisfies Record<string, Receiver>
const make = {
  on: { preflight: [200, allowing(origin)], lead: [200, allowing(origin), 'Accepted'] },
  deleted: { preflight: [410] },
  full: { preflight: [200, allowing(origin)], lead: [400, allowing(origin), 'Queue is full'] },
} satisfies Record<string, Receiver>
const zapier: Receiver = {
  preflight: [405, { 'access-control-allow-origin': '*' }],
  lead: [200, { 'access-control-allow-origin': '*' }, '{"status":"success"}'],
}

const n8nUrl = 'https://n8n.palestra.it/webhook/a'
/** An address that says nothing of its receiver. */
const unnamed = 'https://automazioni.palestra.it/webhook/a'
const makeUrl = 'https://hook.eu1.make.com/a'
const zapierUrl = 'https://hooks.zapier.com/hooks/catch/1/a/'
const blind = /^warning webhook\.blind: .*\(no-cors\)/
const allowed = /^ok webhook\.preflight: il browser ha il permesso di inviare \(preflight\)/

const cases: Record<
  string,
  { url: string; mode: Webhook['mode']; receiver: Receiver; says: RegExp[] }
> = {
  'n8n that is off, under a name that says nothing': {
    url: unnamed,
    mode: 'no-cors',
    receiver: n8n.off,
    says: [
      /^error webhook\.exists: probabilmente l’automazione è spenta: .* 500 → attiva il workflow/,
    ],
  },
  'n8n that is off, in cors': {
    url: n8nUrl,
    mode: 'cors',
    receiver: n8n.off,
    says: [/^error webhook\.preflight: .*\(preflight: codice 500\) → attiva il workflow/],
  },
  'n8n that answers before it works, in no-cors': {
    url: unnamed,
    mode: 'no-cors',
    receiver: n8n.first,
    says: [
      /^warning webhook\.blind: .* → .*scegli cors in npm run setup.* con Respond: Immediately n8n risponde prima/,
      /^warning webhook\.vendor: n8n riceve .* → in un nodo Code leggi il contatto con typeof body/,
      /^ok webhook\.send: .* n8n risponde \(codice 200\) prima di lavorare: guarda/,
    ],
  },
  'n8n that answers when it has worked': {
    url: n8nUrl,
    mode: 'cors',
    receiver: n8n.last,
    says: [
      allowed,
      /^ok webhook\.send: contatto di prova inviato e accettato \(codice 200\); cancella/,
    ],
  },
  'n8n whose workflow fails': {
    url: n8nUrl,
    mode: 'cors',
    receiver: n8n.failing,
    says: [allowed, /^error webhook\.send: .*\(codice 500\): il visitatore vedrà un errore → apri/],
  },
  'n8n that answers a lead with the thank-you page': {
    url: n8nUrl,
    mode: 'cors',
    receiver: n8n.redirecting,
    says: [
      allowed,
      /^error webhook\.redirect: .*\/thank-you: .*\(redirect 307\) → togli il rinvio/,
    ],
  },
  'n8n that allows another site only': {
    url: n8nUrl,
    mode: 'cors',
    receiver: n8n.ofAnother,
    says: [
      /^error webhook\.preflight: .*permette "https:\/\/altro\.it", non .* → .*Allowed Origins/,
    ],
  },
  'Node-RED at an address like those of n8n': {
    url: unnamed,
    mode: 'no-cors',
    receiver: nodeRed.on,
    says: [/^warning webhook\.blind: .*\(manca Access-Control-Allow-Origin\)/, /^ok webhook\.send/],
  },
  'Node-RED without httpNodeCors': {
    url: 'https://node-red.palestra.it/lead',
    mode: 'cors',
    receiver: { preflight: nodeRed.on.preflight },
    says: [/^error webhook\.preflight: .* → .*httpNodeCors in settings\.js/],
  },
  'Node-RED with httpNodeCors': {
    url: 'https://node-red.palestra.it/lead',
    mode: 'cors',
    receiver: nodeRed.withCors,
    says: [allowed],
  },
  'a flow of Node-RED that is not there': {
    url: 'https://nodered.palestra.it/lead',
    mode: 'no-cors',
    receiver: nodeRed.missing,
    says: [/^error webhook\.exists: probabilmente l’automazione è spenta: .* 404/],
  },
  'Make, which answers before it works': {
    url: makeUrl,
    mode: 'no-cors',
    receiver: make.on,
    says: [
      /^warning webhook\.blind: .*senza un modulo Webhook response Make risponde prima/,
      /^warning webhook\.vendor: Make riceve .* → .*Parse JSON/,
      /^ok webhook\.send: .*ma Make risponde \(codice 200\) prima di lavorare/,
    ],
  },
  'a webhook of Make that was deleted': {
    url: makeUrl,
    mode: 'no-cors',
    receiver: make.deleted,
    says: [/^error webhook\.exists: .*non esiste più \(codice 410\) → creane uno nuovo/],
  },
  'a webhook of Make whose queue is full': {
    url: makeUrl,
    mode: 'no-cors',
    receiver: make.full,
    says: [
      blind,
      /^warning webhook\.vendor/,
      /^error webhook\.send: .*\(codice 400\): il contatto sarebbe perso e il visitatore leggerebbe che è stato inviato/,
    ],
  },
  'Zapier, whose success proves nothing': {
    url: zapierUrl,
    mode: 'no-cors',
    receiver: zapier,
    says: [
      /^warning webhook\.blind: .*non si può fare di meglio \(codice 405\)/,
      /^warning webhook\.send: .*ma Zapier risponde sempre di sì/,
    ],
  },
  'Zapier, which never allows the form for companies: nothing is sent': {
    url: zapierUrl,
    mode: 'cors',
    receiver: zapier,
    says: [
      /^error webhook\.preflight: .* → .*ricevi i contatti con un altro servizio/,
      /^warning webhook\.send: contatto di prova non inviato/,
    ],
  },
  'an automation whose answer the browser may not read': {
    url: unnamed,
    mode: 'cors',
    receiver: { preflight: [200, allowing('*')], lead: [200] },
    says: [
      allowed,
      /^error webhook\.send: .* è arrivato, ma .*\(CORS: manca Access-Control-Allow-Origin/,
    ],
  },
  'a server that is off': {
    url: unnamed,
    mode: 'no-cors',
    receiver: { preflight: [503] },
    says: [
      /^error webhook\.exists: .*\(codice 503\): ogni contatto sarebbe perso.* → .* siano accesi/,
    ],
  },
  'an automation that perhaps is not there': {
    url: unnamed,
    mode: 'no-cors',
    receiver: { preflight: [404] },
    says: [
      /^warning webhook\.exists: forse il webhook non esiste \(codice 404\) → .* --send/,
      blind,
    ],
  },
  'an automation that leads elsewhere': {
    url: unnamed,
    mode: 'no-cors',
    receiver: { preflight: [301, { location: '/b' }] },
    says: [
      /^error webhook\.redirect: .*automazioni\.palestra\.it\/b: .*\(redirect 301\) → metti in VITE/,
    ],
  },
  'an automation that does not allow the type of the lead': {
    url: unnamed,
    mode: 'cors',
    receiver: {
      preflight: [
        200,
        { ...allowing('*'), 'access-control-allow-headers': 'x-content-type, content-types' },
      ],
    },
    says: [/^error webhook\.preflight: .*Allow-Headers non permette content-type\) → attiva/],
  },
}

test.each(Object.entries(cases))('%s', async (_sentence, { url, mode, receiver, says }) => {
  const lines = await examine(url, mode, answering(receiver), receiver.lead !== undefined)
  expect(lines).toEqual(
    [/^ok webhook\.reachable/, ...says].map(line => expect.stringMatching(line)),
  )
})

test('the preflight is the question of a browser, and unasked nothing is posted', async () => {
  const fetch = vi.fn(answering(n8n.last))
  await examine(n8nUrl, 'cors', fetch)
  expect(fetch.mock.calls).toEqual([
    [
      n8nUrl,
      expect.objectContaining({
        method: 'OPTIONS',
        redirect: 'manual',
        headers: expect.objectContaining({
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        }),
      }),
    ],
  ])
})

test.each([
  ['no-cors', 'text/plain;charset=UTF-8'],
  ['cors', 'application/json'],
] as const)('a test lead goes in %s as the browser sends it, with its mark', async (mode, type) => {
  const fetch = vi.fn(answering(n8n.last))
  await examine(n8nUrl, mode, fetch, true)
  const [, sent] = fetch.mock.calls[1] ?? []
  expect(sent).toMatchObject({ method: 'POST', headers: { Origin: origin, 'Content-Type': type } })
  expect(JSON.parse(String(sent?.body))).toMatchObject({ nome: 'PROVA - doctor' })
})

test('an automation that works before it answers is slow', async () => {
  vi.spyOn(performance, 'now')
    .mockReturnValueOnce(0)
    .mockReturnValueOnce(0)
    .mockReturnValueOnce(0)
    .mockReturnValueOnce(6_000)
  const lines = await examine(n8nUrl, 'cors', answering(n8n.last), true)
  expect(lines.at(-1)).toMatch(
    /^warning webhook\.speed: risponde dopo 6,0 secondi; dopo 15 il sito dà errore/,
  )
})

test('an address that gives no answer is an error with its reason, beside what it says itself', async () => {
  const url = 'https://n8n.palestra.it/webhook-test/a'
  const refused = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
  const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: refused }))
  expect(await examine(url, 'cors', fetch)).toEqual([
    'error webhook.address: è un indirizzo di prova: funziona solo mentre qualcuno sta provando l’automazione → copia in VITE_LEAD_WEBHOOK_URL l’indirizzo di produzione',
    expect.stringMatching(/^error webhook\.reachable: .*\(connessione rifiutata\) → controlla/),
  ])
})

test.each([
  ['https://hook.us2.make.com/abc', 'Make'],
  ['https://hooks.zapier.com/hooks/catch/1/abc/', 'Zapier'],
  ['https://palestra.app.n8n.cloud/webhook/abc', 'n8n'],
  ['https://automazioni.palestra.it/webhook/abc', undefined],
  ['https://red.palestra.it:1880/webhook/abc', 'Node-RED'],
  ['https://flussi.palestra.it/api/v1/webhooks/abc', 'Activepieces'],
  ['https://make.com.evil.it/abc', undefined],
  ['https://palestra-n8n.it/form', undefined],
])('%s belongs to %s', (url, name) => {
  expect(findVendor(url)?.name).toBe(name)
})

test.each([
  ['https://n8n.palestra.it/webhook/a', 'body'],
  ['https://nodered.palestra.it/lead', 'msg.payload'],
  ['https://cloud.activepieces.com/api/v1/webhooks/a', 'body'],
])('the advice for %s gives the same lead for text and for JSON', (url, value) => {
  const [, expression] = /con (typeof .*): vale/.exec(findVendor(url)?.whenNoCors ?? '') ?? []
  const parse = new Function('body', `return ${expression?.replaceAll(value, 'body')}`)
  const lead = { email: 'mario@azienda.it' }
  expect([parse(JSON.stringify(lead)), parse(lead)]).toEqual([lead, lead])
})
