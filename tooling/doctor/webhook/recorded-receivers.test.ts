import { expect, test } from 'vitest'
import { examineRecorded, recordings } from '../testing/recorded-receivers.ts'
import { findVendor } from './vendors.ts'

const { make, n8n, nodeRed, zapier } = recordings
const reachable = (name: string) => new RegExp(`^ok webhook\\.reachable: .* \\(${name}\\) risponde`)

type Row = Parameters<typeof examineRecorded>

const inactive = n8n.states['not active']
const immediately = n8n.states['active, Respond: Immediately']
const afterwards = n8n.states['active, Respond: When Last Node Finishes']
const parsedTwice =
  n8n.states['active, Respond: When Last Node Finishes, the Code node parses what is an object']

test.each<[string, Row, RegExp[]]>([
  [
    'n8n that is not active, in no-cors',
    [inactive, 'n8n.palestra.it/webhook/a', 'no-cors'],
    [
      reachable('n8n'),
      /^error webhook\.exists: probabilmente il workflow non è attivo: .* codice 500 → attiva il workflow/,
    ],
  ],
  [
    'n8n that is not active, under a name that says nothing',
    [inactive, 'automazioni.palestra.it/webhook/a', 'no-cors'],
    [reachable('n8n'), /^error webhook\.exists: probabilmente il workflow non è attivo/],
  ],
  [
    'n8n that is not active, with a test lead',
    [inactive, 'n8n.palestra.it/webhook/a', 'no-cors', true],
    [
      reachable('n8n'),
      /^error webhook\.exists/,
      /^error webhook\.send: .*\(codice 500\): il contatto sarebbe perso/,
    ],
  ],
  [
    'n8n that is not active, in cors',
    [inactive, 'n8n.palestra.it/webhook/a', 'cors'],
    [
      reachable('n8n'),
      /^error webhook\.preflight: .*\(preflight: codice 500\) → attiva il workflow/,
    ],
  ],
  [
    'n8n that answers before it runs the workflow, in no-cors',
    [immediately, 'automazioni.palestra.it/webhook/a', 'no-cors', true],
    [
      reachable('n8n'),
      /^warning webhook\.blind: .*scegli cors in npm run setup, sotto “Collegamenti”, e il sito vedrà i suoi rifiuti, ma non gli errori dei passi dopo il webhook: con Respond: Immediately n8n risponde prima/,
      /^warning webhook\.vendor: n8n riceve .* → in un nodo Code leggi il contatto con typeof body === 'string' \? JSON\.parse\(body\) : body: vale anche con cors/,
      /^ok webhook\.send: contatto di prova inviato, ma n8n risponde \(codice 200\) prima di eseguire il workflow/,
    ],
  ],
  [
    'n8n that answers before it runs the workflow, in cors',
    [immediately, 'n8n.palestra.it/webhook/a', 'cors'],
    [
      reachable('n8n'),
      /^ok webhook\.preflight: .*inviare \(preflight\) e di vedere i rifiuti, ma non gli errori dei passi dopo il webhook: con Respond: Immediately n8n/,
    ],
  ],
  [
    'n8n that answers when the workflow has finished',
    [afterwards, 'n8n.palestra.it/webhook/a', 'cors', true],
    [
      reachable('n8n'),
      /^ok webhook\.preflight/,
      /^ok webhook\.send: contatto di prova inviato e accettato \(codice 200\);/,
    ],
  ],
  [
    'n8n whose Code node parses an object',
    [parsedTwice, 'n8n.palestra.it/webhook/a', 'cors', true],
    [
      reachable('n8n'),
      /^ok webhook\.preflight/,
      /^error webhook\.send: .*\(codice 500\): il visitatore vedrà un errore/,
    ],
  ],
  [
    'n8n that allows another site only',
    [n8n.states['active, Allowed Origins: another site'], 'n8n.palestra.it/webhook/a', 'cors'],
    [
      reachable('n8n'),
      /^error webhook\.preflight: .*permette "https:\/\/altro\.it", non .* → .*Allowed Origins/,
    ],
  ],
  [
    'n8n that answers a lead with a redirect',
    [
      n8n.states['active, Respond to Webhook: a redirect'],
      'n8n.palestra.it/webhook/a',
      'cors',
      true,
    ],
    [
      reachable('n8n'),
      /^ok webhook\.preflight/,
      /^error webhook\.redirect: l’automazione rimanda a .*\/thank-you: .*\(redirect 307\) → togli il rinvio/,
    ],
  ],
  [
    'the test address of n8n',
    [n8n.states['test address'], 'n8n.palestra.it/webhook-test/a', 'no-cors'],
    [
      /^error webhook\.address: è l’indirizzo di prova di n8n: funziona solo mentre qualcuno sta provando → copia in VITE_LEAD_WEBHOOK_URL l’indirizzo di produzione$/,
      reachable('n8n'),
      /^error webhook\.exists: .*codice 404/,
    ],
  ],
  [
    'Node-RED at an address like those of n8n is not called n8n',
    [nodeRed.states.active, 'automazioni.palestra.it/webhook/a', 'no-cors', true],
    [
      /^ok webhook\.reachable: automazioni\.palestra\.it:\d+ risponde/,
      /^warning webhook\.blind: .*\(manca Access-Control-Allow-Origin\): controlla ogni giorno/,
      /^ok webhook\.send/,
    ],
  ],
  [
    'Node-RED that allows other sites, too',
    [
      nodeRed.states['active, with httpNodeCors'],
      'automazioni.palestra.it/webhook/a',
      'cors',
      true,
    ],
    [
      /^ok webhook\.reachable: [^(]* risponde/,
      /^ok webhook\.preflight: [^,]*inviare \(preflight\) →/,
      /^ok webhook\.send/,
    ],
  ],
  [
    'Node-RED by name, in no-cors',
    [nodeRed.states.active, 'nodered.palestra.it/lead', 'no-cors'],
    [
      reachable('Node-RED'),
      /^warning webhook\.blind/,
      /^warning webhook\.vendor: .*function .*typeof msg\.payload === 'string' \? JSON\.parse/,
    ],
  ],
  [
    'Node-RED without httpNodeCors, in cors',
    [nodeRed.states.active, 'node-red.palestra.it/lead', 'cors'],
    [reachable('Node-RED'), /^error webhook\.preflight: .* → .*httpNodeCors in settings\.js/],
  ],
  [
    'a flow of Node-RED that is not there',
    [nodeRed.states.missing, 'nodered.palestra.it/lead', 'no-cors'],
    [reachable('Node-RED'), /^error webhook\.exists: probabilmente il flow non è attivo: .* 404/],
  ],
  [
    'a flow of Node-RED that is not there, whose preflight is answered all the same',
    [nodeRed.states['missing, with httpNodeCors'], 'nodered.palestra.it/lead', 'cors', true],
    [
      reachable('Node-RED'),
      /^ok webhook\.preflight/,
      /^error webhook\.send: .*\(codice 404\): il visitatore vedrà un errore/,
    ],
  ],
  [
    'Make that answers before it runs the scenario',
    [make.states.active, 'hook.eu1.make.com/a', 'no-cors', true],
    [
      reachable('Make'),
      /^warning webhook\.blind: .*senza un modulo Webhook response Make risponde prima/,
      /^warning webhook\.vendor: Make riceve i dati del contatto come un testo unico, da dividere in campi \(JSON\) → .*Parse JSON/,
      /^ok webhook\.send: .*ma Make risponde \(codice 200\) prima di eseguire lo scenario/,
    ],
  ],
  [
    'a webhook of Make that was deleted',
    [make.states.deleted, 'hook.eu1.make.com/a', 'no-cors'],
    [reachable('Make'), /^error webhook\.exists: .*non esiste più \(codice 410\)/],
  ],
  [
    'a webhook of Make whose queue is full',
    [make.states['queue is full'], 'hook.eu1.make.com/a', 'cors', true],
    [reachable('Make'), /^ok webhook\.preflight/, /^error webhook\.send: .*\(codice 400\)/],
  ],
  [
    'Zapier, whose success proves nothing',
    [zapier.states.active, 'hooks.zapier.com/hooks/catch/1/a/', 'no-cors', true],
    [
      reachable('Zapier'),
      /^warning webhook\.blind: .*non si può fare di meglio \(codice 405\)/,
      /^warning webhook\.send: .*ma Zapier risponde sempre di sì/,
    ],
  ],
  [
    'Zapier, which refuses the preflight of the form for companies',
    [zapier.states.active, 'hooks.zapier.com/hooks/catch/1/a/', 'cors'],
    [
      reachable('Zapier'),
      /^error webhook\.preflight: .* → .*ricevi i contatti con un altro servizio/,
    ],
  ],
])('%s', async (_sentence, row, expected) => {
  expect(await examineRecorded(...row)).toEqual(expected.map(line => expect.stringMatching(line)))
})

/** What an advice says to write, as a function of the body. */
function toFunction(advice: string | null | undefined, value: string) {
  const [, expression] = /con (typeof .*): vale/.exec(advice ?? '') ?? []
  return new Function('body', `return ${expression?.replaceAll(value, 'body')}`)
}

test.each([
  ['https://n8n.palestra.it/webhook/a', 'body'],
  ['https://nodered.palestra.it/lead', 'msg.payload'],
  ['https://cloud.activepieces.com/api/v1/webhooks/a', 'body'],
])('the advice for parsing at %s gives the same lead for text and for JSON', (url, value) => {
  const parse = toFunction(findVendor(url)?.whenNoCors, value)
  const lead = { email: 'mario@azienda.it' }
  expect(parse(JSON.stringify(lead))).toEqual(lead)
  expect(parse(lead)).toEqual(lead)
})
