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

/** Removes a slash at the end and slashes that an advert has doubled ("//aziende"): servers answer such paths too. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(?!^)\/$/, '')
}
