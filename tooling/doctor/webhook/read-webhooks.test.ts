import { beforeEach, expect, test, vi } from 'vitest'
import { copyData } from '../../business/testing/copy-data.ts'
import { readSettings } from '../../config/settings.ts'
import { variableNames } from '../../config/variables.ts'
import { checkSettings, webhooksOf } from './read-webhooks.ts'

const sound = 'https://hook.eu1.make.com/company'

beforeEach(() => {
  for (const name of variableNames) vi.stubEnv(name, undefined)
})

function read(values: object) {
  const { root, write } = copyData()
  write('settings', JSON.stringify(values))
  const settings = readSettings(root, { mode: 'production', usesOwn: true })
  return {
    webhooks: webhooksOf(settings, new Date()),
    lines: checkSettings(settings).map(
      ({ target, message, remedy = '' }) => `${target}: ${message} → ${remedy}`,
    ),
  }
}

test('sound webhooks are examined and have no fault', () => {
  vi.stubEnv('VITE_COMPANY_WEBHOOK_URL', sound)
  const { webhooks, lines } = read({ leadWebhook: 'https://hook.eu1.make.com/lead' })
  expect(lines).toEqual([])
  expect(webhooks.map(({ target, variable, mode }) => [target, variable, mode])).toEqual([
    ['modulo contatti', '“Webhook del modulo contatti”', 'no-cors'],
    ['modulo aziende', 'VITE_COMPANY_WEBHOOK_URL', 'cors'],
  ])
})

test.each([
  ['https://user:s3cret@n8n.palestra.it/x', 1, /contiene un utente o una password.* → spegni/],
  ['http://[::1]:4174/lead', 1, /è un indirizzo IPv6.* → scrivi il nome dell’host/],
  // A real build stops, yet what answers there can be examined.
  ['http://localhost:4174/lead', 2, /è l’indirizzo di questa macchina.* → scrivi quello/],
])('%s is an error, with the line that says it', (leadWebhook, examined, expected) => {
  const { webhooks, lines } = read({ leadWebhook, companyWebhook: sound })
  expect(lines).toEqual([expect.stringMatching(expected)])
  expect(lines[0]).toMatch(/^src\/content\/business\/settings\.json:1: leadWebhook: "http/)
  expect(lines[0]).not.toContain('s3cret')
  expect(webhooks).toHaveLength(examined)
})

test('a webhook that is missing is told, and with neither the site is a demonstration', () => {
  expect(read({ leadWebhook: sound }).lines).toEqual([
    expect.stringMatching(/^modulo aziende: non c’è un webhook.* → scrivi in npm run setup/),
  ])
  expect(read({}).lines).toEqual([expect.stringMatching(/^configurazione: .*dimostrativo/)])
})
