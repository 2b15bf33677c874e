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
    return error('l’automazione dice che il webhook non esiste più (codice 410)', remedy)
  }
  if (mode === 'cors' || (status >= 200 && status <= 299)) return []
  const isOff = status >= 502 && status <= 504
  if (vendor && !vendor.refusesPreflight && !isOff)
    return error(
      `probabilmente ${vendor.automation} non è attivo: ${vendor.name} di solito dà al browser il permesso di inviare (preflight), e invece risponde con il codice ${status}`,
      vendor.whenRefused,
    )
  if (status >= 500)
    return error(
      `l’automazione risponde con un errore (codice ${status}): ogni contatto sarebbe perso, ma il visitatore leggerebbe che è stato inviato`,
      isOff
        ? 'controlla che il server dell’automazione sia acceso, poi prova con: npm run doctor -- --send'
        : 'apri l’automazione, controlla che sia attiva, poi prova con: npm run doctor -- --send',
    )
  if (status === 404) {
    const remedy = `controlla l’indirizzo in ${variable}, poi prova con: npm run doctor -- --send`
    return warning('forse il webhook non esiste (codice 404)', remedy)
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
    const seen = vendor?.answersFirst ? ' e di vedere i rifiuti' : ''
    return ok(`il browser ha il permesso di inviare (preflight)${seen}${unseenErrors(vendor)}`)
  }
  return error(
    `l’automazione non dà al browser il permesso di inviare, quindi nessun contatto parte (preflight: ${refusal})`,
    vendor?.whenRefused ??
      'manda questa riga a chi gestisce l’automazione: deve rispondere a OPTIONS con 2xx, Access-Control-Allow-Origin con l’indirizzo del sito e Access-Control-Allow-Headers: content-type',
  )
}

/** In no-cors mode the browser hides the answers of the receiver. */
function checkBlindness(target: string, refusal: string | null, vendor: Vendor | null): Check[] {
  const blind = about('webhook.blind', target).warning(
    'il sito non vede se l’automazione rifiuta un contatto: sarebbe perso, mentre il visitatore legge che è stato inviato (no-cors)',
    refusal === null
      ? `questa automazione permette di meglio: scegli cors in npm run setup, sotto “Collegamenti”, e il sito vedrà i suoi rifiuti${unseenErrors(vendor)}`
      : `con l’automazione com’è adesso non si può fare di meglio (${refusal}): controlla ogni giorno che i contatti arrivino`,
  )
  if (!vendor?.whenNoCors) return [blind]
  const message = `${vendor.name} riceve i dati del contatto come un testo unico, da dividere in campi (JSON)`
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
    const secured = protocol === 'https:' ? ', con un certificato https valido' : ''
    const reached = [address, ok(`${receiver} risponde${secured}`)]
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
