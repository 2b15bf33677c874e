import { legalVersions } from '~/content/legal/versions'
import { adClicks } from '~/content/services/services'
import { isAllowed } from '~/features/tracking/track'
import { landingCampaign, landingClicks } from '~/lib/landing-address'

type Query = [name: string, value: string][]

/** Name of the field that nobody sees (LeadForm.tsx) and of its mark in the query. */
export const trapName = 'trappola'

function signsOf(form: HTMLFormElement): Query {
  const trap = form.querySelector<HTMLInputElement>(`[name=${trapName}]`)
  if (!trap) return []
  const seconds = Math.round((performance.now() - Number(trap.dataset.since)) / 1000)
  return [['attesa', String(seconds)], ...(trap.value ? [[trapName, '1'] satisfies Query[0]] : [])]
}

/** The address of a webhook with what the settings add to its query, because the contract fixes the body. */
export function withAdditions(webhook: string, form: HTMLFormElement): string {
  const query = import.meta.env.VITE_LEAD_CAMPAIGN ? landingCampaign() : []
  // The consent itself, too, for the receiver.
  if (import.meta.env.VITE_LEAD_CAMPAIGN === 'utm-clic' && isAllowed(adClicks.id))
    query.push(...landingClicks(adClicks.parameters), ['marketing', 'si'])
  if (import.meta.env.VITE_LEAD_TEXTS) {
    const { privacy, terms } = legalVersions
    query.push(['testi', `privacy-${privacy.number}_termini-${terms.number}`])
  }
  if (import.meta.env.VITE_LEAD_SIGNS) query.push(...signsOf(form))
  // An address without additions stays as the business has written it.
  if (query.length === 0) return webhook
  const url = new URL(webhook)
  for (const [name, value] of query) url.searchParams.append(name, value)
  return url.href
}
