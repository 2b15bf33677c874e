import { about, type Check } from '../check.ts'
import { explainNetworkProblem } from '../network-problem.ts'
import { type HttpAnswer, request } from '../request.ts'
import { findVendor, type Vendor } from './vendors.ts'
import {
  findRedirect,
  isSuccess,
  preflightRefusal,
  type Webhook,
  type WebhookOptions,
} from './webhook.ts'
import { sendTestLead } from './webhook-send.ts'

/** n8n and Activepieces have addresses that work only while somebody tries the automation. */
function checkAddress({ target, variable, url }: Webhook): Check | [] {
  if (!/\/webhook-test\/|\/(?:test|draft)\/?$/.test(new URL(url).pathname)) return []
  return about('webhook.address', target).error(
    'è un indirizzo di prova: funziona solo mentre qualcuno sta provando l’automazione',
    `copia in ${variable} l’indirizzo di produzione`,
  )
}

/** What an answer to OPTIONS says of leads that a browser posts without a preflight. */
function checkExistence(
  { target, mode, variable }: Webhook,
  answer: HttpAnswer,
  vendor: Vendor | null,
): Check | [] {
  const { status } = answer
  const { warning, error } = about('webhook.exists', target)
  if (status === 410)
    return error(
      'l’automazione dice che il webhook non esiste più (codice 410)',
      `creane uno nuovo nell’automazione e copia l’indirizzo in ${variable}`,
    )
  if (mode === 'cors' || isSuccess(answer)) return []
  const isOff = status >= 502 && status <= 504
  if (vendor && !vendor.provesNothing && !isOff)
    return error(
      `probabilmente l’automazione è spenta: ${vendor.name} di solito dà al browser il permesso di inviare (preflight), e invece risponde con il codice ${status}`,
      vendor.whenRefused,
    )
  const andTry = 'poi prova con: npm run doctor -- --send'
  if (status >= 500)
    return error(
      `l’automazione risponde con un errore (codice ${status}): ogni contatto sarebbe perso, ma il visitatore leggerebbe che è stato inviato`,
      `controlla che l’automazione e il suo server siano accesi, ${andTry}`,
    )
  return status === 404
    ? warning('forse il webhook non esiste (codice 404)', `controlla l’indirizzo, ${andTry}`)
    : []
}

/** What the browser cannot see even where it may read the answer. */
function unseenErrors(vendor: Vendor | null): string {
  if (!vendor?.answersFirst) return ''
  const { name, answersFirst } = vendor
  return `, ma non gli errori dei passi dopo il webhook: ${answersFirst.setting} ${name} risponde prima di eseguirli`
}

function checkPreflight(target: string, refusal: string | null, vendor: Vendor | null): Check {
  const { ok, error } = about('webhook.preflight', target)
  if (refusal === null)
    return ok(
      `il browser ha il permesso di inviare (preflight) e di vedere i rifiuti${unseenErrors(vendor)}`,
    )
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
  const { host } = new URL(url)
  const address = checkAddress(webhook)
  try {
    const answer = await request(url, net, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    const vendor = findVendor(url, answer)
    const reached = [address, ok(`${vendor ? `${host} (${vendor.name})` : host} risponde`)].flat()
    const redirect = findRedirect(webhook, answer, origin)
    if (redirect) return [...reached, redirect]
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
