import { type HttpAnswer, type Net, request } from '../request.ts'

/** The request that a browser sends before it posts JSON to another origin (Fetch standard, 4.8). */
export function askPreflight(url: string, origin: string, net: Net): Promise<HttpAnswer> {
  return request(url, net, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
}

/** Why a page of this origin may not read an answer; null when it may. No credentials are sent. */
export function originRefusal({ headers }: HttpAnswer, origin: string): string | null {
  const allowed = headers['access-control-allow-origin']
  if (allowed === undefined) return 'manca Access-Control-Allow-Origin'
  if (allowed === '*' || allowed === origin) return null
  return `Access-Control-Allow-Origin permette "${allowed}", non ${origin}`
}

/** Why a browser would not post after this preflight; null when it would. */
export function preflightRefusal(answer: HttpAnswer, origin: string): string | null {
  if (answer.status < 200 || answer.status > 299) return `codice ${answer.status}`
  const refusal = originRefusal(answer, origin)
  if (refusal) return refusal
  const allowed = (answer.headers['access-control-allow-headers'] ?? '')
    .split(',')
    .map(name => name.trim().toLowerCase())
  return allowed.includes('*') || allowed.includes('content-type')
    ? null
    : 'Access-Control-Allow-Headers non permette content-type'
}
