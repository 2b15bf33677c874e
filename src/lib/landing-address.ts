/** The query of the address on which the visitor arrived; kept in memory only. */
let landingQuery = ''

export function rememberLanding(): void {
  landingQuery = location.search
}

/** The utm_* parameters of the landing address, each at most 200 characters long; post-lead.ts sends them. */
export function landingCampaign(): [name: string, value: string][] {
  return [...new URLSearchParams(landingQuery)]
    .filter(([name]) => /^utm_\w{1,30}$/.test(name))
    .map(([name, value]) => [name, value.slice(0, 200)])
}

const clickIds = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid']
let areClicksAllowed = false

/** A click identifier singles a person out, so it needs consent (tracking/track.ts). */
export function allowClicks(isAllowed: boolean): void {
  areClicksAllowed = isAllowed
}

/** With consent, the click identifiers of the landing address, and the consent itself for the receiver. */
export function landingClicks(): [name: string, value: string][] {
  if (!areClicksAllowed) return []
  const found = [...new URLSearchParams(landingQuery)].filter(
    ([name, value]) => clickIds.includes(name) && /^[\w.-]{1,500}$/.test(value),
  )
  return [...found, ['marketing', 'si']]
}

/** Removes a slash at the end and slashes that an advert has doubled ("//aziende"): servers answer such paths too. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(?!^)\/$/, '')
}
