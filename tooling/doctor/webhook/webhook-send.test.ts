import { expect, onTestFinished, test, vi } from 'vitest'
import { examine, origin } from '../testing/examine-webhook.ts'
import { receivers, runServer } from '../testing/local-server.ts'
import { findVendor } from './vendors.ts'
import type { Webhook } from './webhook.ts'
import { judgeSend } from './webhook-send.ts'

test('a cors lead is posted as JSON, marked as a test, with the fields of the contract', async () => {
  const { address, received } = await runServer(receivers.n8n)
  const lines = await examine(address, 'cors', { send: true })
  expect(lines.at(-1)).toMatch(
    /^ok webhook\.send: contatto di prova inviato e accettato \(codice 200\)/,
  )
  expect(received.map(({ method }) => method)).toEqual(['OPTIONS', 'POST'])
  const [, posted] = received
  expect(posted?.headers).toMatchObject({ origin, 'content-type': 'application/json' })
  expect(JSON.parse(posted?.body ?? '')).toEqual({
    nome: 'PROVA - doctor',
    cognome: 'PROVA - doctor',
    email: 'prova@example.com',
    teamSize: 'nessuno',
    formazione: 'nessuna',
    difficolta: 'chiusure',
    obiettivo: 'qualita',
    budget: 'dipende',
    telefono: '+39 000 000 0000',
    nomeAzienda: 'PROVA - doctor',
    tipo: 'aziende',
    timestamp: '2026-03-01T10:00:00.000Z',
  })
})

test('a no-cors lead is posted as the browser relabels it', async () => {
  const { address, received } = await runServer(receivers.make)
  await examine(address, 'no-cors', { send: true })
  const posted = received.at(-1)
  expect(posted?.method).toBe('POST')
  expect(posted?.headers).toMatchObject({ origin, 'content-type': 'text/plain;charset=UTF-8' })
  expect(JSON.parse(posted?.body ?? '')).toEqual({
    nome: 'PROVA - doctor',
    email: 'prova@example.com',
    telefono: '+39 000 000 0000',
    timestamp: '2026-03-01T10:00:00.000Z',
    source: 'Palestra Venditori - Consulenza gratuita',
  })
})

test('a receiver that hangs only when it gets the lead is named too', async () => {
  const { address } = await runServer((received, response) => {
    if (received.method === 'OPTIONS') receivers.n8n(received, response)
  })
  const lines = await examine(address, 'cors', { timeout: 1_500, send: true })
  expect(lines.at(-1)).toBe(
    'error webhook.send: il contatto di prova non è partito: nessuna risposta entro 1.5 secondi → controlla che il servizio sia acceso; il sito aspetta altrettanto, poi dà errore',
  )
})

function judge(url: string, status: number, body: string) {
  const webhook: Webhook = {
    target: 'modulo contatti',
    variable: 'VITE_LEAD_WEBHOOK_URL',
    ...{ url, mode: 'no-cors', testLead: {} },
  }
  const answer = { status, headers: {}, bytes: Buffer.from(body), body }
  return judgeSend(webhook, answer, origin, findVendor(url))
}

test('the success of Zapier proves nothing: look there', () => {
  expect(judge('https://hooks.zapier.com/hooks/catch/1/abc/', 200, '{"status":"success"}')).toEqual(
    {
      ...{ check: 'webhook.send', outcome: 'warning', target: 'modulo contatti' },
      message: 'contatto di prova inviato, ma Zapier risponde sempre di sì (codice 200)',
      remedy: 'controlla in Zapier che sia arrivato “PROVA - doctor”, poi cancellalo',
    },
  )
})

test.each([
  ['https://hook.eu1.make.com/a', ' Accepted\n', 'Make', 'lo scenario'],
  ['https://n8n.palestra.it/webhook/a', '{"message":"Workflow was started"}', 'n8n', 'il workflow'],
])('%s that answers %j has not finished yet', (url, body, name, automation) => {
  expect(judge(url, 200, body)).toEqual({
    ...{ check: 'webhook.send', outcome: 'ok', target: 'modulo contatti' },
    message: `contatto di prova inviato, ma ${name} risponde (codice 200) prima di eseguire ${automation}: guarda nel suo storico che sia finito bene, poi cancella “PROVA - doctor”`,
  })
})

test('Make that answers with words of its own has finished', () => {
  expect(judge('https://hook.eu1.make.com/a', 200, 'Grazie').message).toMatch(/ e accettato /)
})

test.each([
  [199, 'error'],
  [200, 'ok'],
  [299, 'ok'],
  [400, 'error'],
])('%i to a lead is %s', (status, outcome) => {
  expect(judge('https://automazioni.palestra.it/a', status, '').outcome).toBe(outcome)
})

test.each([
  [5, []],
  [
    6.2,
    [
      'warning webhook.speed: risponde dopo 6,2 secondi; dopo 5 il sito dà errore, e il visitatore invia di nuovo un contatto già arrivato → fai rispondere l’automazione subito, prima degli altri passi (in n8n, nel nodo Webhook, Respond: Immediately)',
    ],
  ],
])('a receiver that takes %s seconds', async (seconds, expected) => {
  const { address } = await runServer((received, response) => {
    if (received.method === 'POST') vi.setSystemTime(Date.now() + seconds * 1000)
    receivers.n8n(received, response)
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines = await examine(address, 'cors', { send: true })
  expect(lines.slice(2)).toEqual([expect.stringMatching(/^ok webhook\.send/), ...expected])
})
