import { isLoopback } from '../config/env-schema.ts'
import { type Check, error, ok, warning } from './check.ts'
import { explainNetworkProblem } from './network-problem.ts'
import { askPreflight, originRefusal, preflightRefusal } from './preflight.ts'
import { type Answer, type Net, request } from './request.ts'
import { findVendor, type Vendor } from './vendors.ts'

export interface Webhook {
  /** The form, as the report calls it. */
  target: string
  variable: string
  url: string
  mode: 'no-cors' | 'cors'
  testLead: Record<string, string>
}

interface Circumstances {
  /** Of the published site: what browsers will send as Origin. */
  origin: string
  /** Whether to post the test lead. */
  send: boolean
  net: Net
}

function checkAddress({ target, variable, url }: Webhook, vendor: Vendor | null): Check[] {
  const checks: Check[] = []
  if (isLoopback(url)) {
    checks.push(
      warning(
        'webhook.address',
        target,
        'l’indirizzo è di questa macchina: i visitatori non lo raggiungono',
        `prima di pubblicare metti in ${variable} l’indirizzo vero`,
      ),
    )
  }
  if (vendor?.isTestAddress?.(new URL(url))) {
    checks.push(
      error(
        'webhook.address',
        target,
        `è l’indirizzo di prova di ${vendor.name}: funziona solo mentre qualcuno sta provando`,
        `copia in ${variable} l’indirizzo di produzione`,
      ),
    )
  }
  return checks
}

function checkExistence({ target, mode, variable }: Webhook, { status }: Answer): Check[] {
  if (status === 410) {
    return [
      error(
        'webhook.exists',
        target,
        'il ricevitore dice che il webhook non esiste più (410)',
        `creane uno nuovo nell’automazione e copia l’indirizzo in ${variable}`,
      ),
    ]
  }
  if (status === 404 && mode === 'no-cors') {
    return [
      warning(
        'webhook.exists',
        target,
        'il ricevitore risponde 404: forse il webhook non esiste',
        `controlla l’indirizzo in ${variable} e prova con --send`,
      ),
    ]
  }
  return []
}

function checkPreflight(webhook: Webhook, refusal: string | null, vendor: Vendor | null): Check {
  const { target } = webhook
  return refusal === null
    ? ok('webhook.preflight', target, 'il preflight è accettato: il browser potrà inviare')
    : error(
        'webhook.preflight',
        target,
        `il preflight è rifiutato e il browser fermerà ogni lead (${refusal})`,
        vendor?.whenRefused ??
          'il ricevitore deve rispondere a OPTIONS con 2xx, Access-Control-Allow-Origin con l’indirizzo del sito e Access-Control-Allow-Headers: content-type',
      )
}

function checkBlindness(webhook: Webhook, refusal: string | null, vendor: Vendor | null): Check[] {
  const canSwitch =
    'il ricevitore accetta il preflight: con VITE_LEAD_WEBHOOK_MODE=cors il sito vedrà gli errori'
  const mustStay = `cors qui non funzionerebbe (${refusal}): resta in no-cors e confronta ogni giorno i lead arrivati`
  const checks = [
    warning(
      'webhook.blind',
      webhook.target,
      'in modalità no-cors gli errori del ricevitore non si vedono: un lead rifiutato è perso, ma il visitatore legge che è stato inviato',
      refusal === null ? canSwitch : mustStay,
    ),
  ]
  if (vendor?.whenNoCors) {
    checks.push(
      warning(
        'webhook.vendor',
        webhook.target,
        `${vendor.name} riceve il JSON come testo semplice`,
        vendor.whenNoCors,
      ),
    )
  }
  return checks
}

/** Posts as the browser will: no-cors mode relabels the JSON as text. */
function post({ url, mode, testLead }: Webhook, { origin, net }: Circumstances): Promise<Answer> {
  const type = mode === 'cors' ? 'application/json' : 'text/plain;charset=UTF-8'
  const headers = { Origin: origin, 'Content-Type': type }
  return request(url, { method: 'POST', headers, body: JSON.stringify(testLead) }, net)
}

export function judgeSend(
  webhook: Webhook,
  answer: Answer,
  origin: string,
  vendor: Vendor | null,
): Check {
  const { target, mode } = webhook
  const { status } = answer
  if (status < 200 || status > 299) {
    const consequence =
      mode === 'cors'
        ? 'il visitatore vedrà un errore'
        : 'il lead sarebbe perso e il visitatore leggerebbe che è stato inviato'
    return error(
      'webhook.send',
      target,
      `al lead di prova il ricevitore risponde ${status}: ${consequence}`,
      'apri l’automazione, controlla che sia attiva e guarda l’errore nel suo storico',
    )
  }
  const refusal = mode === 'cors' ? originRefusal(answer, origin) : null
  if (refusal) {
    return error(
      'webhook.send',
      target,
      `il lead di prova è arrivato (${status}), ma il browser non può leggere la risposta e il visitatore vedrà un errore (${refusal})`,
      'il ricevitore deve mandare Access-Control-Allow-Origin anche nella risposta al POST',
    )
  }
  if (vendor?.alwaysSucceeds) {
    return warning(
      'webhook.send',
      target,
      `lead di prova inviato (${status}), ma ${vendor.name} risponde sempre così`,
      `controlla in ${vendor.name} che sia arrivato “PROVA - doctor”, poi cancellalo`,
    )
  }
  return ok(
    'webhook.send',
    target,
    `lead di prova inviato (${status}); cancella “PROVA - doctor” dall’automazione`,
  )
}

async function sendTestLead(
  webhook: Webhook,
  refusal: string | null,
  vendor: Vendor | null,
  circumstances: Circumstances,
): Promise<Check> {
  const { target, mode } = webhook
  if (mode === 'cors' && refusal !== null) {
    return warning(
      'webhook.send',
      target,
      'lead di prova non inviato: anche il browser si fermerebbe al preflight',
      'correggi prima il preflight',
    )
  }
  try {
    const answer = await post(webhook, circumstances)
    return judgeSend(webhook, answer, circumstances.origin, vendor)
  } catch (cause) {
    const { message, remedy } = explainNetworkProblem(cause, circumstances.net.timeout)
    return error('webhook.send', target, `lead di prova: ${message}`, remedy)
  }
}

/** Everything that can be known of one webhook, as a browser on the published site would meet it. */
export async function checkWebhook(
  webhook: Webhook,
  circumstances: Circumstances,
): Promise<Check[]> {
  const { target, url, mode } = webhook
  const { origin, net } = circumstances
  const vendor = findVendor(url)
  const checks = checkAddress(webhook, vendor)
  try {
    const answer = await askPreflight(url, origin, net)
    const refusal = preflightRefusal(answer, origin)
    const host = `${new URL(url).host}${vendor ? ` (${vendor.name})` : ''}`
    const secured = url.startsWith('https:') ? ', certificato TLS valido' : ''
    checks.push(
      ok('webhook.reachable', target, `${host} è raggiungibile${secured}`),
      ...checkExistence(webhook, answer),
      ...(mode === 'cors'
        ? [checkPreflight(webhook, refusal, vendor)]
        : checkBlindness(webhook, refusal, vendor)),
    )
    if (circumstances.send) {
      checks.push(await sendTestLead(webhook, refusal, vendor, circumstances))
    }
  } catch (cause) {
    const { message, remedy } = explainNetworkProblem(cause, net.timeout)
    checks.push(error('webhook.reachable', target, `${new URL(url).host}: ${message}`, remedy))
  }
  return checks
}
