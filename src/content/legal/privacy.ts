import { handling } from '~/content/business'
import type { googleTags, metaPixel, players } from '~/content/services/services'
import { privacy as words } from '~/content/words'
import { type LegalText, type LegalWords, type Purpose, withInserted } from './legal-document'
import { recipients, transfers } from './recipients'

/** Added to the collected data when leads carry their campaign (VITE_LEAD_CAMPAIGN). */
export const campaignNotice: LegalText = words.campaign

/**
 * Added to the purposes when a service of another company of that category is configured. Until then
 * the site does nothing of the kind, and the policy does not speak of it.
 */
export const trackingPurposes: Record<'functional' | 'analytics' | 'marketing', Purpose> =
  words.purposes

/** Added to the recipients with a service, by its id: with the Meta pixel joint controllers (C-40/17, Fashion ID). */
export const recipientNotices: Partial<Record<string, LegalText>> = words.recipients

type KnownCompany =
  | (typeof googleTags)[keyof typeof googleTags]['company']
  | (typeof metaPixel)['company']
  | (typeof players)[keyof typeof players]['company']

/** Added to the transfers with a service of that company: each has words of its own. */
const transferOf: Record<KnownCompany, LegalText> = words.transfers
export const companyTransfers: Partial<Record<string, LegalText>> = transferOf

export const privacy = withInserted(words.document as LegalWords, {
  recipients: [recipients(handling.processors)],
  transfers: transfers(handling.processors),
})
