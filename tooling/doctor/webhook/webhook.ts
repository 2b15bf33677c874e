import { about, type Check } from '../check.ts'
import type { HttpAnswer, Net } from '../request.ts'

export interface Webhook {
  /** The name of the form in the report. */
  target: string
  variable: string
  url: string
  mode: 'no-cors' | 'cors'
  testLead: Record<string, string>
}

export interface WebhookOptions {
  /** The origin of the published site, which browsers send. */
  origin: string
  /** Whether to post the test lead. */
  send: boolean
  net: Net
}

export const isSuccess = ({ status }: HttpAnswer) => status >= 200 && status <= 299

/** Why a page of this origin may not read an answer; null when it may. No credentials are sent. */
export function originRefusal({ headers }: HttpAnswer, origin: string): string | null {
  const allowed = headers['access-control-allow-origin']
  if (allowed === undefined) return 'manca Access-Control-Allow-Origin'
  if (allowed === '*' || allowed === origin) return null
  return `Access-Control-Allow-Origin permette "${allowed}", non ${origin}`
}

/** Why a browser would not post after this preflight (Fetch standard, 4.8); null when it would. */
export function preflightRefusal(answer: HttpAnswer, origin: string): string | null {
  if (!isSuccess(answer)) return `codice ${answer.status}`
  const refusal = originRefusal(answer, origin)
  if (refusal) return refusal
  const allowed = answer.headers['access-control-allow-headers'] ?? ''
  return /(?:^|,)\s*(?:\*|content-type)\s*(?:,|$)/i.test(allowed)
    ? null
    : 'Access-Control-Allow-Headers non permette content-type'
}

/**
 * The fault of an answer that leads elsewhere. A browser turns a POST into a GET without body after a
 * 301 or 302, sends no preflight along any redirect, and the policy blocks other hosts.
 */
export function findRedirect(
  { target, variable, url }: Webhook,
  { status, headers }: HttpAnswer,
  origin: string,
): Check | null {
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
