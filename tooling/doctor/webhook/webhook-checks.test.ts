// @vitest-environment node
import { expect, test } from 'vitest'
import { examine, origin } from '../testing/examine-webhook.ts'
import { fixture, type Respond, receivers, runServer } from '../testing/local-server.ts'

test('the preflight is the question of a browser, and without --send nothing is posted', async () => {
  const { address, received } = await runServer(receivers.make)
  const lines = await examine(`${address}/hook?x=1`, 'cors')
  expect(lines).toEqual([
    expect.stringMatching(/^ok webhook\.reachable: 127\.0\.0\.1:\d+ è raggiungibile → $/),
    'ok webhook.preflight: il preflight è accettato: il browser potrà inviare → ',
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
      /^warning webhook\.blind: .*gli errori del ricevitore non si vedono.* → .*con VITE_LEAD_WEBHOOK_MODE=cors/,
      /^ok webhook\.send: lead di prova inviato \(200\)/,
    ],
  ],
  [
    'a deleted Make webhook in no-cors',
    receivers.deletedMake,
    'no-cors',
    [
      /^ok webhook\.reachable/,
      /^error webhook\.exists: .*non esiste più \(410\)/,
      /^error webhook\.send: .*risponde 410: il lead sarebbe perso/,
    ],
  ],
  [
    'a deleted Make webhook in cors',
    receivers.deletedMake,
    'cors',
    [
      /^ok webhook\.reachable/,
      /^error webhook\.exists: .*non esiste più \(410\)/,
      /^error webhook\.preflight: .*fermerà ogni lead \(risponde 410 al preflight\)/,
      /^warning webhook\.send: lead di prova non inviato/,
    ],
  ],
  [
    'Zapier in no-cors',
    receivers.zapier,
    'no-cors',
    [
      /^ok webhook\.reachable/,
      /^warning webhook\.blind: .*cors qui non funzionerebbe \(risponde 405 al preflight\)/,
      /^ok webhook\.send: lead di prova inviato \(200\)/,
    ],
  ],
  [
    'Zapier in cors',
    receivers.zapier,
    'cors',
    [
      /^ok webhook\.reachable/,
      /^error webhook\.preflight: .*risponde 405 al preflight\) → il ricevitore deve rispondere a OPTIONS/,
      /^warning webhook\.send: lead di prova non inviato/,
    ],
  ],
  [
    'n8n in cors',
    receivers.n8n,
    'cors',
    [/^ok webhook\.reachable/, /^ok webhook\.preflight/, /^ok webhook\.send.*\(200\)/],
  ],
  [
    'a scenario that fails, in no-cors',
    receivers.failing,
    'no-cors',
    [
      /^ok webhook\.reachable/,
      /^warning webhook\.blind/,
      /^error webhook\.send: .*risponde 500: il lead sarebbe perso e il visitatore leggerebbe/,
    ],
  ],
  [
    'a scenario that fails, in cors',
    receivers.failing,
    'cors',
    [
      /^ok webhook\.reachable/,
      /^ok webhook\.preflight/,
      /^error webhook\.send: .*risponde 500: il visitatore vedrà un errore/,
    ],
  ],
  [
    'an answer that nobody reads, in no-cors',
    receivers.forgetful,
    'no-cors',
    [/^ok webhook\.reachable/, /^warning webhook\.blind/, /^ok webhook\.send.*\(200\)/],
  ],
  [
    'an answer that the browser cannot read',
    receivers.forgetful,
    'cors',
    [
      /^ok webhook\.reachable/,
      /^ok webhook\.preflight/,
      /^error webhook\.send: .*arrivato \(200\), ma il browser non può leggere.*manca Access-Control-Allow-Origin/,
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
  expect(lines.at(-1)).toContain(`(${reason})`)
})

test('a 404 in no-cors may be a receiver that only knows POST: a warning', async () => {
  const { address } = await runServer((_received, response) => {
    response.writeHead(404).end()
  })
  expect((await examine(address, 'no-cors'))[1]).toMatch(/^warning webhook\.exists: .*risponde 404/)
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
    expect.stringMatching(/^error webhook\.reachable: 127\.0\.0\.1:1: connessione rifiutata/),
  ])
})

test('a connection cut short is named', async () => {
  const { address } = await runServer((_received, response) => response.destroy())
  expect(await examine(address, 'cors')).toEqual([expect.stringContaining('ha interrotto')])
})

test('a host that does not exist is named', async () => {
  expect(await examine('https://hook.invalid/a', 'cors')).toEqual([
    expect.stringMatching(/hook\.invalid: (il nome dell’host non esiste|il DNS non risponde)/),
  ])
})

test.each([
  ['expired', 'expired', true, 'il certificato TLS è scaduto'],
  ['of another host', 'other-host', true, 'il certificato TLS è di un altro host'],
  ['self-signed', 'localhost', false, 'il certificato TLS è autofirmato'],
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
  expect(line).toMatch(/^ok webhook\.reachable: .*certificato TLS valido/)
})

test('a server that speaks no TLS is named', async () => {
  const { address } = await runServer(receivers.make)
  const lines = await examine(address.replace('http:', 'https:'), 'cors')
  expect(lines).toEqual([expect.stringContaining('non parla TLS')])
})
