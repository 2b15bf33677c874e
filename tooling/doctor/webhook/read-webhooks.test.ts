import { expect, test } from 'vitest'
import { readWebhooks } from './read-webhooks.ts'

const sound = 'https://hook.eu1.make.com/company'

function read(lead: string) {
  const variables = { VITE_LEAD_WEBHOOK_URL: lead, VITE_COMPANY_WEBHOOK_URL: sound }
  const { webhooks, checks } = readWebhooks(variables, new Date())
  return {
    examined: webhooks.map(({ url }) => url),
    lines: checks.map(
      ({ check, outcome, target, message, remedy = '' }) =>
        `${outcome} ${check} ${target}: ${message} → ${remedy}`,
    ),
  }
}

test('sound webhooks are examined and have no fault', () => {
  const lead = 'https://hook.eu1.make.com/lead'
  expect(read(lead)).toEqual({ examined: [lead, sound], lines: [] })
})

test.each([
  ['http://hook.eu1.make.com/lead', /non è un indirizzo https:\/\/: "http:\/\/hook.* → copia/],
  ['https://user:s3cret@n8n.palestra.it/x', /contiene un utente o una password.* → disattiva/],
  ['http://[::1]:4174/lead', /è un indirizzo IPv6.* → metti un indirizzo con un nome/],
])('%s stops the build: an error, and not examined', (lead, expected) => {
  const { examined, lines } = read(lead)
  expect(lines).toEqual([expect.stringMatching(expected)])
  expect(lines[0]).toMatch(/^error configuration\.variable VITE_LEAD_WEBHOOK_URL: /)
  expect(lines[0]).not.toContain('s3cret')
  expect(examined).toEqual([sound])
})

test.each([
  ['http://localhost:4174/lead', /è l’indirizzo di questo computer.* → prima di pubblicare/],
  ['https://hook.example.com/lead', /è un indirizzo di esempio.* → metti l’indirizzo/],
])('%s stops a real build: an error, and examined all the same', (lead, expected) => {
  const { examined, lines } = read(lead)
  expect(lines).toEqual([expect.stringMatching(expected)])
  expect(lines[0]).toMatch(/^error configuration\.variable VITE_LEAD_WEBHOOK_URL: /)
  expect(examined).toEqual([lead, sound])
})

const linesOf = (variables: Record<string, string>) =>
  readWebhooks(variables, new Date()).checks.map(
    ({ check, target, message, remedy }) => `${check} ${target}: ${message} → ${remedy}`,
  )

test('without any webhook the site is a demonstration: one line', () => {
  expect(linesOf({})).toEqual([
    'configuration.webhooks configurazione: non c’è nessun webhook: questo è un sito dimostrativo, e i contatti non arrivano a nessuno → scrivi in npm run setup, sotto “Collegamenti”, gli indirizzi che dà l’automazione (VITE_LEAD_WEBHOOK_URL e VITE_COMPANY_WEBHOOK_URL); docs/pubblicare.md dice come',
  ])
})

test('a webhook that is missing beside the other, and another setting, are told one by one', () => {
  expect(
    linesOf({ VITE_LEAD_WEBHOOK_URL: sound, VITE_META_PIXEL_ID: 'https://x.example' }),
  ).toEqual([
    'configuration.variable VITE_META_PIXEL_ID: questa impostazione non è valida: "https://x.example" → npm run setup, sotto “Collegamenti”, dice che cosa si può scrivere',
    'configuration.webhooks modulo aziende: non c’è un webhook, quindi questi contatti non arrivano a nessuno → scrivi in npm run setup, sotto “Collegamenti”, l’indirizzo che dà l’automazione (VITE_COMPANY_WEBHOOK_URL); docs/pubblicare.md dice come',
  ])
})

test.each([
  [{}, 'no-cors'],
  [{ VITE_LEAD_WEBHOOK_MODE: 'cors' }, 'cors'],
])(
  'the lead form posts as the settings %j say, the company form always with CORS',
  (more, mode) => {
    const variables = { VITE_LEAD_WEBHOOK_URL: sound, VITE_COMPANY_WEBHOOK_URL: sound, ...more }
    const { webhooks } = readWebhooks(variables, new Date())
    expect(webhooks.map(webhook => [webhook.target, webhook.mode])).toEqual([
      ['modulo contatti', mode],
      ['modulo aziende', 'cors'],
    ])
  },
)
