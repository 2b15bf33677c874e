import { sendTimeout } from '../../../src/lib/post-json.ts'
import { about, type Check } from '../check.ts'
import { explainNetworkProblem } from '../network-problem.ts'
import { type HttpAnswer, request } from '../request.ts'
import { testMark } from './test-mark.ts'
import type { Vendor } from './vendors.ts'
import {
  findRedirect,
  isSuccess,
  originRefusal,
  type Webhook,
  type WebhookOptions,
} from './webhook.ts'

function judgeSend(
  webhook: Webhook,
  answer: HttpAnswer,
  origin: string,
  vendor: Vendor | null,
): Check {
  const { target, mode } = webhook
  const { ok, warning, error } = about('webhook.send', target)
  const { status } = answer
  const redirect = findRedirect(webhook, answer, origin)
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
  const refusal = mode === 'cors' ? originRefusal(answer, origin) : null
  if (refusal) {
    return error(
      `il contatto di prova è arrivato, ma il browser non può leggere la risposta e il visitatore vedrà un errore (CORS: ${refusal})`,
      'manda questa riga a chi gestisce l’automazione: deve mandare Access-Control-Allow-Origin anche nella risposta al POST',
    )
  }
  if (vendor?.provesNothing) {
    return warning(
      `contatto di prova inviato, ma ${vendor.name} risponde sempre di sì (codice ${status})`,
      `controlla in ${vendor.name} che sia arrivato “${testMark}”, poi cancellalo`,
    )
  }
  if (vendor?.answersFirst?.shows(answer)) {
    return ok(
      `contatto di prova inviato, ma ${vendor.name} risponde (codice ${status}) prima di lavorare: guarda nel suo storico che sia finito bene, poi cancella “${testMark}”`,
    )
  }
  return ok(
    `contatto di prova inviato e accettato (codice ${status}); cancella “${testMark}” da dove arrivano i contatti`,
  )
}

/** Visitors give up, or send again, before the site does. */
const slowSeconds = 5

function checkSpeed({ target }: Webhook, { wait }: HttpAnswer): Check | [] {
  const seconds = wait / 1_000
  if (seconds <= slowSeconds) return []
  return about('webhook.speed', target).warning(
    `risponde dopo ${seconds.toFixed(1).replace('.', ',')} secondi; dopo ${sendTimeout / 1_000} il sito dà errore, e il visitatore invia di nuovo un contatto già arrivato`,
    'fai rispondere l’automazione subito, prima degli altri passi (in n8n, nel nodo Webhook, Respond: Immediately)',
  )
}

/** Posts like the browser, which sends the JSON as text in no-cors mode. */
export async function sendTestLead(
  webhook: Webhook,
  refusal: string | null,
  vendor: Vendor | null,
  { origin, net }: WebhookOptions,
): Promise<Check[]> {
  const { target, url, mode, testLead } = webhook
  const { warning, error } = about('webhook.send', target)
  if (mode === 'cors' && refusal !== null) {
    const message =
      'contatto di prova non inviato: anche il browser si fermerebbe, perché non ha il permesso (preflight)'
    return [warning(message, 'correggi prima l’errore che dice preflight')]
  }
  const type = mode === 'cors' ? 'application/json' : 'text/plain;charset=UTF-8'
  const headers = { Origin: origin, 'Content-Type': type }
  try {
    const body = JSON.stringify(testLead)
    const answer = await request(url, net, { method: 'POST', headers, body })
    return [judgeSend(webhook, answer, origin, vendor), checkSpeed(webhook, answer)].flat()
  } catch (cause) {
    const { message, remedy } = explainNetworkProblem(cause, net.timeout)
    return [error(`il contatto di prova non è partito: ${message}`, remedy)]
  }
}
