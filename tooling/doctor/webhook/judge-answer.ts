import { about, type Check } from '../check.ts'
import type { HttpAnswer } from '../request.ts'
import { testMark, type Webhook } from './webhooks.ts'

export interface Answered extends Webhook {
  origin: string
  answer: HttpAnswer
}

/** It refuses the preflight of JSON even when it is on, and answers success to any lead. */
const isZapier = ({ url }: Webhook) => /(?:^|\.)zapier\.com$/.test(new URL(url).hostname)

const isSuccess = ({ status }: HttpAnswer) => status >= 200 && status <= 299

/** Why a page of this origin may not read an answer; null when it may. No credentials are sent. */
function findOriginRefusal({ answer, origin }: Answered): string | null {
  const allowed = answer.headers['access-control-allow-origin']
  if (allowed === undefined) return 'manca Access-Control-Allow-Origin'
  if (allowed === '*' || allowed === origin) return null
  return `Access-Control-Allow-Origin permette "${allowed}", non ${origin}`
}

/** Why a browser would not post after this preflight (Fetch standard, 4.8); null when it would. */
export function findRefusal(preflight: Answered): string | null {
  const { answer } = preflight
  if (!isSuccess(answer)) return `codice ${answer.status}`
  const refusal = findOriginRefusal(preflight)
  if (refusal) return refusal
  const allowed = answer.headers['access-control-allow-headers'] ?? ''
  return /(?:^|,)\s*(?:\*|content-type)\s*(?:,|$)/i.test(allowed)
    ? null
    : 'Access-Control-Allow-Headers non permette content-type'
}

/** After a redirect a browser sends no body or no preflight, and the policy blocks other hosts. */
export function checkRedirect({ target, variable, url, answer, origin }: Answered): Check | null {
  const { status, headers } = answer
  if (status < 300 || status > 399) return null
  const { location = '' } = headers
  const destination = URL.canParse(location, url) ? new URL(location, url) : null
  const place = location && destination ? destination.href : 'nessun indirizzo'
  return about('webhook.redirect', target).error(
    `l’automazione rimanda a ${place}: per strada il browser perde il contatto (redirect ${status})`,
    destination?.origin === origin
      ? 'togli il rinvio dalla risposta dell’automazione: alla pagina di ringraziamento porta il sito'
      : `metti in ${variable} l’indirizzo a cui rimanda, e riprova`,
  )
}

/** What an answer to OPTIONS says of leads that a browser posts without a preflight. */
export function checkExistence({ target, mode, variable, answer }: Answered): Check | null {
  const { status } = answer
  const { warning, error } = about('webhook.exists', target)
  if (status === 410)
    return error(
      'l’automazione dice che il webhook non esiste più (codice 410)',
      `creane uno nuovo nell’automazione e copia l’indirizzo in ${variable}`,
    )
  if (mode === 'cors' || isSuccess(answer)) return null
  const andTry = 'poi prova con: npm run doctor -- --send'
  if (status >= 500)
    return error(
      `l’automazione risponde con un errore (codice ${status}): ogni contatto sarebbe perso, ma il visitatore leggerebbe che è stato inviato`,
      `controlla che l’automazione e il suo server siano accesi, ${andTry}`,
    )
  if (status !== 404) return null
  return warning(
    'forse il webhook non esiste, o l’automazione è spenta (codice 404)',
    `controlla l’indirizzo e che l’automazione sia attiva, ${andTry}`,
  )
}

export function checkPreflight(preflight: Answered, refusal: string | null): Check {
  const { target, hasChoice } = preflight
  const { ok, error } = about('webhook.preflight', target)
  if (refusal === null)
    return ok('il browser ha il permesso di inviare (preflight) e di vedere i rifiuti')
  const fault = error(
    `l’automazione non dà al browser il permesso di inviare, quindi nessun contatto parte (preflight: ${refusal})`,
    isZapier(preflight)
      ? 'Zapier non dà mai questo permesso: ricevi i contatti con un altro servizio, per esempio Make o n8n, e da lì passali a Zapier'
      : 'controlla che sia attiva e che l’indirizzo sia intero; come si dà il permesso lo dice docs/automazione.md, per n8n, Make e Node-RED (le altre devono rispondere a OPTIONS con 2xx, Access-Control-Allow-Origin con l’indirizzo del sito e Access-Control-Allow-Headers: content-type)',
  )
  return hasChoice ? { ...fault, better: 'no-cors' } : fault
}

/** In no-cors mode the browser hides the answers of the receiver. */
export function checkBlindness({ target }: Answered, refusal: string | null): Check {
  const blind = about('webhook.blind', target).warning(
    'il sito non vede se l’automazione rifiuta un contatto: sarebbe perso, mentre il visitatore legge che è stato inviato; e i dati arrivano come un testo unico (no-cors)',
    refusal === null
      ? 'questa automazione permette di meglio: scegli cors in npm run setup, sotto “Collegamenti”, e il sito vedrà i suoi rifiuti'
      : `con l’automazione com’è adesso non si può fare di meglio (${refusal}): controlla ogni giorno che i contatti arrivino; come si leggono lo dice docs/automazione.md`,
  )
  return refusal === null ? { ...blind, better: 'cors' } : blind
}

export function checkSend(sent: Answered): Check {
  const { target, mode, answer } = sent
  const { ok, warning, error } = about('webhook.send', target)
  const { status } = answer
  const redirect = checkRedirect(sent)
  if (redirect) return redirect
  if (!isSuccess(answer)) {
    const consequence =
      mode === 'cors'
        ? 'il visitatore vedrà un errore'
        : 'il contatto sarebbe perso e il visitatore leggerebbe che è stato inviato'
    return error(
      `l’automazione rifiuta il contatto di prova (codice ${status}): ${consequence}`,
      'apri l’automazione, controlla che sia attiva e guarda l’errore nel suo storico',
    )
  }
  const refusal = mode === 'cors' ? findOriginRefusal(sent) : null
  if (refusal)
    return error(
      `il contatto di prova è arrivato, ma il browser non può leggere la risposta e il visitatore vedrà un errore (CORS: ${refusal})`,
      'manda questa riga a chi gestisce l’automazione: deve mandare Access-Control-Allow-Origin anche nella risposta al POST',
    )
  if (isZapier(sent))
    return warning(
      `contatto di prova inviato, ma Zapier risponde sempre di sì (codice ${status})`,
      `controlla in Zapier che sia arrivato “${testMark}”, poi cancellalo`,
    )
  return ok(
    `contatto di prova inviato e accettato (codice ${status}); l’automazione può averlo detto prima di lavorare: guarda nel suo storico che sia finito bene, poi cancella “${testMark}” da dove arrivano i contatti`,
  )
}
