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

/**
 * The fault of an answer that leads elsewhere. A browser turns a POST into a GET without body after a
 * 301 or 302, sends no preflight along any redirect, and the policy blocks other hosts.
 */
export function findRedirect(
  webhook: Webhook,
  { status, headers }: HttpAnswer,
  origin: string,
): Check | null {
  if (status < 300 || status > 399) return null
  const { target, variable, url } = webhook
  const { error } = about('webhook.redirect', target)
  const { location } = headers
  if (!location || !URL.canParse(location, url))
    return error(
      `l’automazione rimanda altrove senza dire dove (codice ${status}): nessun contatto arriva`,
      `controlla l’indirizzo in ${variable}`,
    )
  const destination = new URL(location, url)
  return error(
    `l’automazione rimanda a ${destination.href}: per strada il browser perde il contatto (redirect ${status})`,
    destination.origin === origin
      ? 'togli il rinvio dalla risposta dell’automazione: alla pagina di ringraziamento porta il sito'
      : `copia in ${variable} l’indirizzo ${destination.href} e riprova`,
  )
}
