import { type Answer, type Net, request } from './request.ts'

/** The question that a browser asks before it posts JSON to another origin (Fetch standard, 4.8). */
export function askPreflight(url: string, origin: string, net: Net): Promise<Answer> {
  return request(
    url,
    {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    },
    net,
  )
}

/** Why a page of this origin may not read an answer; null when it may. Credentials are never sent. */
export function originRefusal({ headers }: Answer, origin: string): string | null {
  const allowed = headers['access-control-allow-origin']
  if (allowed === undefined) return 'manca Access-Control-Allow-Origin'
  if (allowed === '*' || allowed === origin) return null
  return `Access-Control-Allow-Origin permette "${allowed}", non ${origin}`
}

/** Why a browser would stop at this preflight; null when it would go on and post. */
export function preflightRefusal(answer: Answer, origin: string): string | null {
  if (answer.status < 200 || answer.status > 299) return `risponde ${answer.status} al preflight`
  const refusal = originRefusal(answer, origin)
  if (refusal) return refusal
  const allowed = (answer.headers['access-control-allow-headers'] ?? '')
    .split(',')
    .map(name => name.trim().toLowerCase())
  return allowed.includes('*') || allowed.includes('content-type')
    ? null
    : 'Access-Control-Allow-Headers non permette content-type'
}
