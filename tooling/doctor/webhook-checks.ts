import { about, type Check } from './check.ts'
import { explainNetworkProblem } from './network-problem.ts'
import { askPreflight, originRefusal, preflightRefusal } from './preflight.ts'
import { type HttpAnswer, type Net, request } from './request.ts'
import { findVendor, type Vendor } from './vendors.ts'

export interface Webhook {
  /** The name of the form in the report. */
  target: string
  variable: string
  url: string
  mode: 'no-cors' | 'cors'
  testLead: Record<string, string>
}

interface Options {
  /** The origin of the published site, which browsers send. */
  origin: string
  /** Whether to post the test lead. */
  send: boolean
  net: Net
}

function checkAddress({ target, variable, url }: Webhook, vendor: Vendor | null): Check | [] {
  if (!vendor?.isTestAddress?.(new URL(url))) return []
  return about('webhook.address', target).error(
    `è l’indirizzo di prova di ${vendor.name}: funziona solo mentre qualcuno sta provando`,
    `copia in ${variable} l’indirizzo di produzione`,
  )
}

function checkExistence({ target, mode, variable }: Webhook, { status }: HttpAnswer): Check | [] {
  const { warning, error } = about('webhook.exists', target)
  if (status === 410) {
    const remedy = `creane uno nuovo nell’automazione e copia l’indirizzo in ${variable}`
    return error('il ricevitore dice che il webhook non esiste più (410)', remedy)
  }
  if (status === 404 && mode === 'no-cors') {
    const remedy = `controlla l’indirizzo in ${variable} e prova con --send`
    return warning('il ricevitore risponde 404: forse il webhook non esiste', remedy)
  }
  return []
}

function checkPreflight(target: string, refusal: string | null, vendor: Vendor | null): Check {
  const { ok, error } = about('webhook.preflight', target)
  if (refusal === null) return ok('il preflight è accettato: il browser potrà inviare')
  return error(
    `il preflight è rifiutato e il browser fermerà ogni lead (${refusal})`,
    vendor?.whenRefused ??
      'il ricevitore deve rispondere a OPTIONS con 2xx, Access-Control-Allow-Origin con l’indirizzo del sito e Access-Control-Allow-Headers: content-type',
  )
}

/** In no-cors mode the browser hides the answers of the receiver. */
function checkBlindness(target: string, refusal: string | null, vendor: Vendor | null): Check[] {
  const blind = about('webhook.blind', target).warning(
    'in modalità no-cors gli errori del ricevitore non si vedono: un lead rifiutato è perso, ma il visitatore legge che è stato inviato',
    refusal === null
      ? 'il ricevitore accetta il preflight: con VITE_LEAD_WEBHOOK_MODE=cors il sito vedrà gli errori'
      : `cors qui non funzionerebbe (${refusal}): resta in no-cors e confronta ogni giorno i lead arrivati`,
  )
  if (!vendor?.whenNoCors) return [blind]
  const message = `${vendor.name} riceve il JSON come testo semplice`
  return [blind, about('webhook.vendor', target).warning(message, vendor.whenNoCors)]
}

export function judgeSend(
  { target, mode }: Webhook,
  answer: HttpAnswer,
  origin: string,
  vendor: Vendor | null,
): Check {
  const { ok, warning, error } = about('webhook.send', target)
  const { status } = answer
  if (status < 200 || status > 299) {
    const consequence =
      mode === 'cors'
        ? 'il visitatore vedrà un errore'
        : 'il lead sarebbe perso e il visitatore leggerebbe che è stato inviato'
    return error(
      `al lead di prova il ricevitore risponde ${status}: ${consequence}`,
      'apri l’automazione, controlla che sia attiva e guarda l’errore nel suo storico',
    )
  }
  const refusal = mode === 'cors' ? originRefusal(answer, origin) : null
  if (refusal) {
    return error(
      `il lead di prova è arrivato (${status}), ma il browser non può leggere la risposta e il visitatore vedrà un errore (${refusal})`,
      'il ricevitore deve mandare Access-Control-Allow-Origin anche nella risposta al POST',
    )
  }
  if (vendor?.alwaysSucceeds) {
    return warning(
      `lead di prova inviato (${status}), ma ${vendor.name} risponde sempre così`,
      `controlla in ${vendor.name} che sia arrivato “PROVA - doctor”, poi cancellalo`,
    )
  }
  return ok(`lead di prova inviato (${status}); cancella “PROVA - doctor” dall’automazione`)
}

/** Posts like the browser, which sends the JSON as text in no-cors mode. */
async function sendTestLead(
  webhook: Webhook,
  refusal: string | null,
  vendor: Vendor | null,
  { origin, net }: Options,
): Promise<Check> {
  const { target, url, mode, testLead } = webhook
  const { warning, error } = about('webhook.send', target)
  if (mode === 'cors' && refusal !== null) {
    const message = 'lead di prova non inviato: anche il browser si fermerebbe al preflight'
    return warning(message, 'correggi prima il preflight')
  }
  const type = mode === 'cors' ? 'application/json' : 'text/plain;charset=UTF-8'
  const headers = { Origin: origin, 'Content-Type': type }
  try {
    const body = JSON.stringify(testLead)
    const answer = await request(url, net, { method: 'POST', headers, body })
    return judgeSend(webhook, answer, origin, vendor)
  } catch (cause) {
    const { message, remedy } = explainNetworkProblem(cause, net.timeout)
    return error(`lead di prova: ${message}`, remedy)
  }
}

/** Checks one webhook as a browser on the published site would meet it. */
export async function checkWebhook(webhook: Webhook, options: Options): Promise<Check[]> {
  const { target, url, mode } = webhook
  const { origin, send, net } = options
  const { ok, error } = about('webhook.reachable', target)
  const { host, protocol } = new URL(url)
  const vendor = findVendor(url)
  const address = checkAddress(webhook, vendor)
  try {
    const answer = await askPreflight(url, origin, net)
    const refusal = preflightRefusal(answer, origin)
    const receiver = vendor ? `${host} (${vendor.name})` : host
    const secured = protocol === 'https:' ? ', certificato TLS valido' : ''
    return [
      address,
      ok(`${receiver} è raggiungibile${secured}`),
      checkExistence(webhook, answer),
      mode === 'cors'
        ? checkPreflight(target, refusal, vendor)
        : checkBlindness(target, refusal, vendor),
      send ? await sendTestLead(webhook, refusal, vendor, options) : [],
    ].flat()
  } catch (cause) {
    const { message, remedy } = explainNetworkProblem(cause, net.timeout)
    return [address, error(`${host}: ${message}`, remedy)].flat()
  }
}
