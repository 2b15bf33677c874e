import { expect, test } from 'vitest'
import { findRedirect, type Webhook } from './webhook.ts'

const webhook: Webhook = {
  target: 'modulo',
  variable: 'VITE_LEAD_WEBHOOK_URL',
  url: 'https://n8n.palestra.it/webhook/a',
  mode: 'cors',
  testLead: {},
}
const origin = 'https://www.palestra.it'

const answered = (status: number, headers: Record<string, string> = { location: '/b' }) =>
  findRedirect(webhook, { status, headers, bytes: Buffer.from(''), body: '' }, origin)

test.each([299, 400])('%i leads nowhere else', status => {
  expect(answered(status)).toBeNull()
})

test.each([300, 399])('%i leads elsewhere', status => {
  expect(answered(status)).toEqual({
    check: 'webhook.redirect',
    outcome: 'error',
    target: 'modulo',
    message: `l’automazione rimanda a https://n8n.palestra.it/b: per strada il browser perde il contatto (redirect ${status})`,
    remedy: 'copia in VITE_LEAD_WEBHOOK_URL l’indirizzo https://n8n.palestra.it/b e riprova',
  })
})

test.each([{}, { location: 'http://[' }])('%j says nowhere', headers => {
  expect(answered(301, headers)).toMatchObject({
    message: 'l’automazione rimanda altrove senza dire dove (codice 301): nessun contatto arriva',
    remedy: 'controlla l’indirizzo in VITE_LEAD_WEBHOOK_URL',
  })
})

test('an address of the site is not one to copy', () => {
  expect(answered(302, { location: `${origin}/thank-you` })).toMatchObject({
    remedy:
      'togli il rinvio dalla risposta dell’automazione: alla pagina di ringraziamento porta il sito',
  })
})
