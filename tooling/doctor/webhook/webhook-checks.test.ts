import { expect, test } from 'vitest'
import { examine, origin } from '../testing/examine-webhook.ts'
import { fixture, type Respond, receivers, runServer } from '../testing/local-server.ts'

test('the preflight is the question of a browser, and without --send nothing is posted', async () => {
  const { address, received } = await runServer(receivers.make)
  const lines = await examine(`${address}/hook?x=1`, 'cors')
  expect(lines).toEqual([
    expect.stringMatching(/^ok webhook\.reachable: 127\.0\.0\.1:\d+ risponde → $/),
    'ok webhook.preflight: il browser ha il permesso di inviare (preflight) → ',
  ])
  expect(received).toEqual([
    {
      method: 'OPTIONS',
      path: '/hook?x=1',
      headers: expect.objectContaining({
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }),
      body: '',
    },
  ])
})

test.each([
  [
    'Make in no-cors says what is lost, and that cors would work',
    receivers.make,
    'no-cors',
    [
      /^ok webhook\.reachable/,
      /^warning webhook\.blind: .*il sito non vede se l’automazione rifiuta.* → .*scrivi nel file \.env VITE_LEAD_WEBHOOK_MODE=cors/,
      /^ok webhook\.send: contatto di prova inviato e accettato \(codice 200\)/,
    ],
  ],
  [
    'a deleted Make webhook in no-cors',
    receivers.deletedMake,
    'no-cors',
    [
      /^ok webhook\.reachable/,
      /^error webhook\.exists: .*non esiste più \(codice 410\)/,
      /^error webhook\.send: .*\(codice 410\): il contatto sarebbe perso/,
    ],
  ],
  [
    'a deleted Make webhook in cors',
    receivers.deletedMake,
    'cors',
    [
      /^ok webhook\.reachable/,
      /^error webhook\.exists: .*non esiste più \(codice 410\)/,
      /^error webhook\.preflight: .*nessun contatto parte \(preflight: codice 410\)/,
      /^warning webhook\.send: contatto di prova non inviato/,
    ],
  ],
  [
    'Zapier in no-cors',
    receivers.zapier,
    'no-cors',
    [
      /^ok webhook\.reachable/,
      /^warning webhook\.blind: .*non si può fare di meglio \(codice 405\)/,
      /^ok webhook\.send: contatto di prova inviato e accettato \(codice 200\)/,
    ],
  ],
  [
    'Zapier in cors',
    receivers.zapier,
    'cors',
    [
      /^ok webhook\.reachable/,
      /^error webhook\.preflight: .*codice 405\) → .*deve rispondere a OPTIONS/,
      /^warning webhook\.send: contatto di prova non inviato/,
    ],
  ],
  [
    'n8n in cors',
    receivers.n8n,
    'cors',
    [/^ok webhook\.reachable/, /^ok webhook\.preflight/, /^ok webhook\.send.*\(codice 200\)/],
  ],
  [
    'a scenario that fails, in no-cors',
    receivers.failing,
    'no-cors',
    [
      /^ok webhook\.reachable/,
      /^warning webhook\.blind/,
      /^error webhook\.send: .*\(codice 500\): il contatto sarebbe perso e il visitatore leggerebbe/,
    ],
  ],
  [
    'a scenario that fails, in cors',
    receivers.failing,
    'cors',
    [
      /^ok webhook\.reachable/,
      /^ok webhook\.preflight/,
      /^error webhook\.send: .*\(codice 500\): il visitatore vedrà un errore/,
    ],
  ],
  [
    'an answer that nobody reads, in no-cors',
    receivers.forgetful,
    'no-cors',
    [/^ok webhook\.reachable/, /^warning webhook\.blind/, /^ok webhook\.send.*\(codice 200\)/],
  ],
  [
    'an answer that the browser cannot read',
    receivers.forgetful,
    'cors',
    [
      /^ok webhook\.reachable/,
      /^ok webhook\.preflight/,
      /^error webhook\.send: .*arrivato, ma il browser non può leggere.*CORS: manca Access-Control-Allow-Origin/,
    ],
  ],
] as const)('%s', async (_sentence, respond: Respond, mode, expected) => {
  const { address } = await runServer(respond)
  const lines = await examine(address, mode, { send: true })
  expect(lines).toEqual(expected.map(line => expect.stringMatching(line)))
})

test.each([
  ['without an origin', {}, 200, 'manca Access-Control-Allow-Origin'],
  [
    'for another origin',
    { 'Access-Control-Allow-Origin': 'https://altro.it' },
    200,
    'Access-Control-Allow-Origin permette "https://altro.it", non https://www.palestravenditori.it',
  ],
  [
    'without the header',
    { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': 'x-content-type' },
    200,
    'Access-Control-Allow-Headers non permette content-type',
  ],
] as const)('a preflight answered %s is refused', async (_sentence, headers, status, reason) => {
  const { address } = await runServer((_received, response) => {
    response.writeHead(status, headers).end()
  })
  const lines = await examine(address, 'cors')
  expect(lines.at(-1)).toContain(`error webhook.preflight: `)
  expect(lines.at(-1)).toContain(`(preflight: ${reason})`)
})

test('a 404 in no-cors may be a receiver that only knows POST: a warning', async () => {
  const { address } = await runServer((_received, response) => {
    response.writeHead(404).end()
  })
  expect((await examine(address, 'no-cors'))[1]).toMatch(/^warning webhook\.exists: .*codice 404/)
})

test('a receiver that hangs is given up in time', async () => {
  const { address } = await runServer(receivers.hanging)
  const started = Date.now()
  const lines = await examine(address, 'cors', { timeout: 200, send: true })
  expect(Date.now() - started).toBeLessThan(3_000)
  expect(lines).toEqual([
    expect.stringMatching(/^error webhook\.reachable: .*nessuna risposta entro 0\.2 secondi/),
  ])
})

test('nobody listening is named', async () => {
  expect(await examine('http://127.0.0.1:1/hook', 'cors', { send: true })).toEqual([
    expect.stringMatching(/^error webhook\.reachable: 127\.0\.0\.1:1: .*\(connessione rifiutata\)/),
  ])
})

test('a connection cut short is named', async () => {
  const { address } = await runServer((_received, response) => response.destroy())
  expect(await examine(address, 'cors')).toEqual([expect.stringContaining('ha interrotto')])
})

test('a host that does not exist is named', async () => {
  expect(await examine('https://hook.invalid/a', 'cors')).toEqual([
    expect.stringMatching(
      /hook\.invalid: (questo nome di dominio non esiste|questo computer non trova i nomi)/,
    ),
  ])
})

test.each([
  ['expired', 'expired', true, 'il certificato https .TLS. è scaduto'],
  [
    'of another host',
    'other-host',
    true,
    'il certificato https .TLS. è di un altro nome di dominio',
  ],
  ['self-signed', 'localhost', false, 'il certificato https .TLS. è fatto in casa'],
] as const)('a certificate that is %s is named', async (_sentence, name, isTrusted, message) => {
  const certificate = fixture(name)
  const { address, received } = await runServer(receivers.make, certificate)
  const trust = isTrusted ? { ca: certificate } : {}
  const lines = await examine(address, 'cors', { ...trust, send: true })
  expect(lines).toEqual([expect.stringMatching(`^error webhook.reachable: localhost:.*${message}`)])
  expect(received).toEqual([])
})

test('a sound certificate is said to be one', async () => {
  const certificate = fixture('localhost')
  const { address } = await runServer(receivers.make, certificate)
  const [line] = await examine(address, 'cors', { ca: certificate })
  expect(line).toMatch(/^ok webhook\.reachable: .*certificato https valido/)
})

test('a server that speaks no TLS is named', async () => {
  const { address } = await runServer(receivers.make)
  const lines = await examine(address.replace('http:', 'https:'), 'cors')
  expect(lines).toEqual([expect.stringContaining('https non funziona (TLS)')])
})
