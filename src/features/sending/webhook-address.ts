import { landingCampaign } from '~/lib/landing-address'

/**
 * The address to post to: with VITE_LEAD_CAMPAIGN, the campaign of the visitor's landing address is
 * added to its query. The body stays the contract's.
 */
export function webhookAddress(webhook: string): string {
  if (!import.meta.env.VITE_LEAD_CAMPAIGN) return webhook
  const url = new URL(webhook)
  for (const [name, value] of landingCampaign()) url.searchParams.append(name, value)
  return url.href
}
