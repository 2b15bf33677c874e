import { expect, test } from 'vitest'
import { examine, origin } from '../testing/examine-webhook.ts'
import { fixture, type Respond, receivers, runServer } from '../testing/local-server.ts'

const refused = (answer: string, why: string) =>
  `error webhook.send: l’automazione rifiuta il contatto di prova (codice ${answer}): ${why} → apri l’automazione, controlla che sia attiva e guarda l’errore nel suo storico`
const lost = 'il contatto sarebbe perso e il visitatore leggerebbe che è stato inviato'
const shown = 'il visitatore vedrà un errore'
const blind = (remedy: string) =>
  `warning webhook.blind: il sito non vede se l’automazione rifiuta un contatto: sarebbe perso, mentre il visitatore legge che è stato inviato (no-cors) → ${remedy}`
const blindWithCors = blind(
  'questa automazione permette di meglio: scegli cors in npm run setup, sotto “Collegamenti”, e il sito vedrà i suoi rifiuti',
)
const accepted =
  'ok webhook.send: contatto di prova inviato e accettato (codice 200); cancella “PROVA - doctor” da dove arrivano i contatti → '
const allowed = 'ok webhook.preflight: il browser ha il permesso di inviare (preflight) → '
const forbidden = (reason: string) =>
  `error webhook.preflight: l’automazione non dà al browser il permesso di inviare, quindi nessun contatto parte (preflight: ${reason}) → manda questa riga a chi gestisce l’automazione: deve rispondere a OPTIONS con 2xx, Access-Control-Allow-Origin con l’indirizzo del sito e Access-Control-Allow-Headers: content-type`
const notSent =
  'warning webhook.send: contatto di prova non inviato: anche il browser si fermerebbe, perché non ha il permesso (preflight) → correggi prima l’errore che dice preflight'
const gone =
  'error webhook.exists: l’automazione dice che il webhook non esiste più (codice 410) → creane uno nuovo nell’automazione e copia l’indirizzo in VITE_LEAD_WEBHOOK_URL'

test('the preflight is the question of a browser, and without --send nothing is posted', async () => {
  const { address, received } = await runServer(receivers.make)
  const lines = await examine(`${address}/hook?x=1`, 'cors')
  expect(lines).toEqual([
    expect.stringMatching(/^ok webhook\.reachable: 127\.0\.0\.1:\d+ risponde → $/),
    allowed,
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
    [blindWithCors, accepted],
  ],
  [
    'a deleted Make webhook in no-cors',
    receivers.deletedMake,
    'no-cors',
    [gone, refused('410', lost)],
  ],
  [
    'a deleted Make webhook in cors',
    receivers.deletedMake,
    'cors',
    [gone, forbidden('codice 410'), notSent],
  ],
  [
    'Zapier in no-cors',
    receivers.zapier,
    'no-cors',
    [
      blind(
        'con l’automazione com’è adesso non si può fare di meglio (codice 405): controlla ogni giorno che i contatti arrivino',
      ),
      accepted,
    ],
  ],
  ['Zapier in cors', receivers.zapier, 'cors', [forbidden('codice 405'), notSent]],
  ['n8n in cors', receivers.n8n, 'cors', [allowed, accepted]],
  [
    'a scenario that fails, in no-cors',
    receivers.failing,
    'no-cors',
    [blindWithCors, refused('500', lost)],
  ],
  ['a scenario that fails, in cors', receivers.failing, 'cors', [allowed, refused('500', shown)]],
  [
    'an answer that nobody reads, in no-cors',
    receivers.forgetful,
    'no-cors',
    [blindWithCors, accepted],
  ],
  [
    'an answer that the browser cannot read',
    receivers.forgetful,
    'cors',
    [
      allowed,
      'error webhook.send: il contatto di prova è arrivato, ma il browser non può leggere la risposta e il visitatore vedrà un errore (CORS: manca Access-Control-Allow-Origin) → manda questa riga a chi gestisce l’automazione: deve mandare Access-Control-Allow-Origin anche nella risposta al POST',
    ],
  ],
] as const)('%s', async (_sentence, respond: Respond, mode, expected) => {
  const { address } = await runServer(respond)
  const lines = await examine(address, mode, { send: true })
  expect(lines).toEqual([expect.stringMatching(/^ok webhook\.reachable/), ...expected])
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
  expect(lines.slice(1)).toEqual([forbidden(reason)])
})

test('a 404 in no-cors may be a receiver that only knows POST: a warning', async () => {
  const { address } = await runServer((_received, response) => {
    response.writeHead(404).end()
  })
  expect((await examine(address, 'no-cors')).slice(1)).toEqual([
    'warning webhook.exists: forse il webhook non esiste (codice 404) → controlla l’indirizzo in VITE_LEAD_WEBHOOK_URL, poi prova con: npm run doctor -- --send',
    expect.stringMatching(/^warning webhook\.blind/),
  ])
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
    expect.stringMatching(
      /^error webhook\.reachable: 127\.0\.0\.1:1: .*\(connessione rifiutata\) → controlla l’indirizzo/,
    ),
  ])
})

test('a connection cut short is named', async () => {
  const { address } = await runServer((_received, response) => response.destroy())
  expect(await examine(address, 'cors')).toEqual([expect.stringContaining('ha interrotto')])
})

test('a host that does not exist is named', async () => {
  expect(await examine('https://hook.invalid/a', 'cors')).toEqual([
    expect.stringMatching(
      /hook\.invalid: (questo nome di dominio non si trova|questo computer non trova i nomi)/,
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
  expect(line).toMatch(
    /^ok webhook\.reachable: localhost:\d+ risponde, con un certificato https valido → $/,
  )
})

test('a server that speaks no TLS is named', async () => {
  const { address } = await runServer(receivers.make)
  const lines = await examine(address.replace('http:', 'https:'), 'cors')
  expect(lines).toEqual([expect.stringContaining('https non funziona (TLS)')])
})
