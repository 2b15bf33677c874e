/** The query of the address on which the visitor arrived; kept in memory only. */
let landingQuery = ''

export function rememberLanding(): void {
  landingQuery = location.search
}

const parameters = () => [...new URLSearchParams(landingQuery)]

/** The utm_* parameters of the landing address, each at most 200 characters long; post-lead.ts sends them. */
export const landingCampaign = () =>
  parameters()
    .filter(([name]) => /^utm_\w{1,30}$/.test(name))
    .map(([name, value]) => [name, value.slice(0, 200)] satisfies [string, string])

/** The click identifiers of the landing address. Each singles a person out, so it needs consent. */
export const landingClicks = (names: readonly string[]) =>
  parameters().filter(([name, value]) => names.includes(name) && /^[\w.-]{1,500}$/.test(value))

/** Removes a slash at the end and slashes that an advert has doubled ("//aziende"): servers answer such paths too. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(?!^)\/$/, '')
}
