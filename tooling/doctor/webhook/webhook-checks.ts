import { about, type Check } from '../check.ts'
import { explainNetworkProblem } from '../network-problem.ts'
import type { HttpAnswer } from '../request.ts'
import { askPreflight, preflightRefusal } from './preflight.ts'
import { findVendor, type Vendor } from './vendors.ts'
import { findRedirect, type Webhook, type WebhookOptions } from './webhook.ts'
import { sendTestLead } from './webhook-send.ts'

function checkAddress({ target, variable, url }: Webhook, vendor: Vendor | null): Check | [] {
  if (!vendor?.isTestAddress?.(new URL(url))) return []
  return about('webhook.address', target).error(
    `è l’indirizzo di prova di ${vendor.name}: funziona solo mentre qualcuno sta provando`,
    `copia in ${variable} l’indirizzo di produzione`,
  )
}

/** What an answer to OPTIONS says of leads that a browser posts without a preflight. */
function checkExistence(
  { target, mode, variable }: Webhook,
  { status }: HttpAnswer,
  vendor: Vendor | null,
): Check | [] {
  const { warning, error } = about('webhook.exists', target)
  if (status === 410) {
    const remedy = `creane uno nuovo nell’automazione e copia l’indirizzo in ${variable}`
    return error('il ricevitore dice che il webhook non esiste più (410)', remedy)
  }
  if (mode === 'cors' || (status >= 200 && status <= 299)) return []
  const isOff = status >= 502 && status <= 504
  if (vendor && !vendor.refusesPreflight && !isOff)
    return error(
      `probabilmente ${vendor.automation} non è attivo: ${vendor.name} di solito accetta il preflight, e risponde ${status}`,
      vendor.whenRefused,
    )
  if (status >= 500)
    return error(
      `il ricevitore risponde ${status}: ogni lead sarebbe perso, ma il visitatore leggerebbe che è stato inviato`,
      isOff
        ? 'controlla che il server dell’automazione sia acceso e prova con --send'
        : 'apri l’automazione, controlla che sia attiva e prova con --send',
    )
  if (status === 404) {
    const remedy = `controlla l’indirizzo in ${variable} e prova con --send`
    return warning('il ricevitore risponde 404: forse il webhook non esiste', remedy)
  }
  return []
}

/** What the browser cannot see even where it may read the answer. */
function unseenErrors(vendor: Vendor | null): string {
  if (!vendor?.answersFirst) return ''
  const { name, answersFirst } = vendor
  return `, ma non gli errori dei passi dopo il webhook: ${answersFirst.setting} ${name} risponde prima di eseguirli`
}

function checkPreflight(target: string, refusal: string | null, vendor: Vendor | null): Check {
  const { ok, error } = about('webhook.preflight', target)
  if (refusal === null) {
    const seen = vendor?.answersFirst ? ' e vedere i rifiuti' : ''
    return ok(`il preflight è accettato: il browser potrà inviare${seen}${unseenErrors(vendor)}`)
  }
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
      ? `il ricevitore accetta il preflight: con VITE_LEAD_WEBHOOK_MODE=cors il sito vedrà i suoi rifiuti${unseenErrors(vendor)}`
      : `cors qui non funzionerebbe (${refusal}): resta in no-cors e confronta ogni giorno i lead arrivati`,
  )
  if (!vendor?.whenNoCors) return [blind]
  const message = `${vendor.name} riceve il JSON come testo semplice`
  return [blind, about('webhook.vendor', target).warning(message, vendor.whenNoCors)]
}

/** Checks one webhook as a browser on the published site would meet it. */
export async function checkWebhook(webhook: Webhook, options: WebhookOptions): Promise<Check[]> {
  const { target, url, mode } = webhook
  const { origin, send, net } = options
  const { ok, error } = about('webhook.reachable', target)
  const { host, protocol } = new URL(url)
  const address = checkAddress(webhook, findVendor(url))
  try {
    const answer = await askPreflight(url, origin, net)
    const vendor = findVendor(url, answer)
    const receiver = vendor ? `${host} (${vendor.name})` : host
    const secured = protocol === 'https:' ? ', certificato TLS valido' : ''
    const reached = [address, ok(`${receiver} è raggiungibile${secured}`)]
    const redirect = findRedirect(webhook, answer, origin)
    if (redirect) return [...reached, redirect].flat()
    const refusal = preflightRefusal(answer, origin)
    const sent = send ? await sendTestLead(webhook, refusal, vendor, options) : []
    const hasArrived = sent.some(({ outcome }) => outcome === 'ok')
    const existence = hasArrived ? [] : [checkExistence(webhook, answer, vendor)].flat()
    const isGone = existence.some(({ outcome }) => outcome === 'error')
    const noCors = isGone ? [] : checkBlindness(target, refusal, vendor)
    const judged = mode === 'cors' ? checkPreflight(target, refusal, vendor) : noCors
    return [reached, existence, judged, sent].flat(2)
  } catch (cause) {
    const { message, remedy } = explainNetworkProblem(cause, net.timeout)
    return [address, error(`${host}: ${message}`, remedy)].flat()
  }
}
