import { expect, test } from 'vitest'
import { examine } from '../testing/examine-webhook.ts'
import { type Respond, receivers, runServer } from '../testing/local-server.ts'

/** Answers OPTIONS with this status, and a POST with 200. */
const refusing =
  (status: number, headers: Record<string, string> = {}): Respond =>
  ({ method }, response) => {
    response.writeHead(method === 'OPTIONS' ? status : 200, headers).end()
  }

const reachable = expect.stringMatching(/^ok webhook\.reachable/)
const blind = expect.stringMatching(/^warning webhook\.blind/)

test.each(['cors', 'no-cors'] as const)(
  'a webhook that redirects is an error in %s, with the address to copy, and gets no test lead',
  async mode => {
    const { address, received } = await runServer(refusing(301, { Location: '/hook/' }))
    expect(await examine(`${address}/hook`, mode, { send: true })).toEqual([
      reachable,
      `error webhook.redirect: l’automazione rimanda a ${address}/hook/: per strada il browser perde il contatto (redirect 301) → copia in VITE_LEAD_WEBHOOK_URL l’indirizzo ${address}/hook/ e riprova`,
    ])
    expect(received.map(({ method }) => method)).toEqual(['OPTIONS'])
  },
)

test('a redirect that leads nowhere is an error', async () => {
  const { address } = await runServer(refusing(302))
  expect(await examine(address, 'no-cors')).toEqual([
    reachable,
    'error webhook.redirect: l’automazione rimanda altrove senza dire dove (codice 302): nessun contatto arriva → controlla l’indirizzo in VITE_LEAD_WEBHOOK_URL',
  ])
})

test('a webhook that redirects only the lead is an error', async () => {
  const { address } = await runServer((received, response) => {
    if (received.method === 'OPTIONS') receivers.make(received, response)
    else response.writeHead(302, { Location: 'https://hook.eu2.make.com/abc' }).end()
  })
  expect((await examine(address, 'no-cors', { send: true })).at(-1)).toMatch(
    /^error webhook\.redirect: .* a https:\/\/hook\.eu2\.make\.com\/abc: .*copia/,
  )
})

const failing = (status: number, remedy: string) =>
  `error webhook.exists: l’automazione risponde con un errore (codice ${status}): ogni contatto sarebbe perso, ma il visitatore leggerebbe che è stato inviato → ${remedy}, poi prova con: npm run doctor -- --send`

test.each([502, 503, 504])(
  'a server that answers %i to the preflight is off, whatever runs on it',
  async status => {
    const { address } = await runServer(refusing(status))
    const off = failing(status, 'controlla che il server dell’automazione sia acceso')
    for (const place of ['', '/api/v1/webhooks/abc'])
      expect(await examine(`${address}${place}`, 'no-cors')).toEqual([reachable, off])
  },
)

test.each([200, 299, 400, 499])(
  'an unknown receiver that answers %i to the preflight may be sound',
  async status => {
    const { address } = await runServer(refusing(status))
    expect(await examine(address, 'no-cors')).toEqual([reachable, blind])
  },
)

test.each([200, 299])(
  'a flow that answers %i to the preflight is on, whatever it allows',
  async status => {
    const { address } = await runServer(refusing(status))
    expect(await examine(`${address}/api/v1/webhooks/abc`, 'no-cors')).toEqual([
      reachable,
      blind,
      expect.stringMatching(/^warning webhook\.vendor/),
    ])
  },
)

test('where the browser asks first, its question says all of a receiver that refuses', async () => {
  const { address } = await runServer(refusing(404))
  expect(await examine(address, 'cors')).toEqual([
    reachable,
    expect.stringMatching(/^error webhook\.preflight: .*\(preflight: codice 404\)/),
  ])
})

test.each([500, 501, 505, 404])(
  'a flow that answers %s to the preflight is probably switched off',
  async status => {
    const { address } = await runServer(refusing(status))
    expect(await examine(`${address}/api/v1/webhooks/nope`, 'no-cors')).toEqual([
      reachable,
      `error webhook.exists: probabilmente il flow non è attivo: Activepieces di solito dà al browser il permesso di inviare (preflight), e invece risponde con il codice ${status} → controlla che il flow sia pubblicato e che l’indirizzo sia intero`,
    ])
  },
)

test.each([500, 501, 505])(
  'an unknown receiver that answers %i is probably switched off too',
  async status => {
    const { address } = await runServer(refusing(status))
    expect(await examine(`${address}/webhook/a`, 'no-cors')).toEqual([
      reachable,
      failing(status, 'apri l’automazione, controlla che sia attiva'),
    ])
  },
)

test('a test lead that arrives proves that the automation is on', async () => {
  const { address } = await runServer(refusing(500))
  expect(await examine(`${address}/api/v1/webhooks/abc`, 'no-cors', { send: true })).toEqual([
    reachable,
    expect.stringMatching(/^warning webhook\.blind: .*codice 500\): controlla ogni giorno/),
    expect.stringMatching(/^warning webhook\.vendor/),
    expect.stringMatching(/^ok webhook\.send/),
  ])
})

test('n8n that is on, but allows another site, stays in no-cors', async () => {
  const allowed = {
    'Access-Control-Allow-Methods': 'OPTIONS, POST',
    'Access-Control-Allow-Origin': 'https://altro.it',
  }
  const { address } = await runServer(refusing(204, allowed))
  expect(await examine(`${address}/webhook/abc`, 'no-cors')).toEqual([
    reachable,
    expect.stringMatching(/^warning webhook\.blind: .*: controlla ogni giorno/),
    expect.stringMatching(/^warning webhook\.vendor/),
  ])
})
