import { findUrlProblem } from '../../../src/content/schema/values.ts'
import { readOwn } from '../../business/business-files.ts'
import { readSettings } from '../../config/settings.ts'
import { about, type Check } from '../check.ts'
import { explainNetworkProblem } from '../network-problem.ts'
import { type Net, request } from '../request.ts'
import {
  type Answered,
  checkBlindness,
  checkExistence,
  checkPreflight,
  checkRedirect,
  checkSend,
  findRefusal,
} from './judge-answer.ts'
import { type Webhook, webhooksOf } from './webhooks.ts'

interface Options {
  /** The origin of the published site, which browsers send. */
  origin: string
  /** Whether to post the test lead. */
  send: boolean
  net: Net
}

/** n8n and Activepieces have addresses that work only while somebody tries the automation. */
function checkAddress({ target, variable, url }: Webhook): Check | [] {
  if (!/\/webhook-test\/|\/(?:test|draft)\/?$/.test(new URL(url).pathname)) return []
  return about('webhook.address', target).error(
    'è un indirizzo di prova: funziona solo mentre qualcuno sta provando l’automazione',
    `copia in ${variable} l’indirizzo di produzione`,
  )
}

/** Posts like the browser, which sends the JSON as text in no-cors mode. */
async function sendTestLead(preflight: Answered, net: Net): Promise<Check> {
  const { target, url, mode, testLead, origin } = preflight
  const { warning, error } = about('webhook.send', target)
  if (mode === 'cors' && findRefusal(preflight) !== null)
    return warning(
      'contatto di prova non inviato: anche il browser si fermerebbe, perché non ha il permesso (preflight)',
      'correggi prima l’errore che dice preflight',
    )
  const type = mode === 'cors' ? 'application/json' : 'text/plain;charset=UTF-8'
  const headers = { Origin: origin, 'Content-Type': type }
  try {
    const sent = { method: 'POST', headers, body: JSON.stringify(testLead) }
    return checkSend({ ...preflight, answer: await request(url, net, sent) })
  } catch (cause) {
    const { message, remedy } = explainNetworkProblem(cause, net.timeout)
    return error(`il contatto di prova non è partito: ${message}`, remedy)
  }
}

/** Checks one webhook as a browser on the published site would meet it. */
export async function checkWebhook(webhook: Webhook, options: Options): Promise<Check[]> {
  const { target, url, mode } = webhook
  const { origin, send, net } = options
  const { ok, error } = about('webhook.reachable', target)
  const { host } = new URL(url)
  const address = checkAddress(webhook)
  try {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    }
    const answer = await request(url, net, { method: 'OPTIONS', headers })
    const preflight = { ...webhook, origin, answer }
    const reached = [address, ok(`${host} risponde`)].flat()
    const redirect = checkRedirect(preflight)
    if (redirect) return [...reached, redirect]
    const refusal = findRefusal(preflight)
    const sent = send ? await sendTestLead(preflight, net) : null
    const existence = sent?.outcome === 'ok' ? null : checkExistence(preflight)
    const isGone = existence?.outcome === 'error'
    const noCors = isGone ? [] : checkBlindness(preflight, refusal)
    const judged = mode === 'cors' ? checkPreflight(preflight, refusal) : noCors
    return [reached, existence ?? [], judged, sent ?? []].flat()
  } catch (cause) {
    const { message, remedy } = explainNetworkProblem(cause, net.timeout)
    return [address, error(`${host}: ${message}`, remedy)].flat()
  }
}

/** Asks each webhook as a browser on the site would, or on this page as long as nobody has written its address. */
export async function examineWebhooks(
  root: string,
  { here, ...options }: Omit<Options, 'origin'> & { here: string },
): Promise<Check[]> {
  const { url } = readOwn(root, 'company').value
  const origin = typeof url === 'string' && findUrlProblem(url) === null ? url : here
  const settings = readSettings(root, { mode: 'production', usesOwn: true })
  const webhooks = webhooksOf(settings, new Date())
  const ask = (webhook: Webhook) => checkWebhook(webhook, { ...options, origin })
  return (await Promise.all(webhooks.map(ask))).flat()
}
