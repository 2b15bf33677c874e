import type { LegalBlock, LegalDocument } from '~/content/legal/legal-document'
import {
  campaignNotice,
  companyTransfers,
  privacy,
  recipientNotices,
  trackingPurposes,
} from '~/content/legal/privacy'
import type { Provider } from '~/content/services/provider'
import { privacy as words } from '~/content/words'
import { belongsTo } from '~/features/consent/choice'
import { providers } from '~/features/tracking/providers'
import { LegalPage } from './LegalPage'

interface Configuration {
  /** True if leads carry their campaign. */
  hasCampaign: boolean
  /** The services of other companies that this site has. */
  providers: readonly Provider[]
}

function additions({ hasCampaign, providers }: Configuration): Record<string, LegalBlock[]> {
  const companies = new Set(providers.map(({ company }) => company))
  return {
    dati: hasCampaign ? [campaignNotice] : [],
    destinatari: providers.flatMap(({ id }) => recipientNotices[id] ?? []),
    trasferimenti: [...companies].flatMap(company => companyTransfers[company] ?? []),
  }
}

/** The privacy policy of a site with these settings: it says what is, and nothing that might be. */
export function privacyDocument(configuration: Configuration): LegalDocument {
  const categories = (['functional', 'analytics', 'marketing'] as const).filter(category =>
    configuration.providers.some(provider => belongsTo(provider, category)),
  )
  const purposes = categories.map(category => trackingPurposes[category])
  const added = additions(configuration)
  const withPurposes = (block: LegalBlock): LegalBlock =>
    typeof block === 'object' && 'purposes' in block
      ? { purposes: [...block.purposes, ...purposes] }
      : block
  return {
    ...privacy,
    sections: privacy.sections.map(section => ({
      ...section,
      blocks: [...section.blocks.map(withPurposes), ...(added[section.id] ?? [])],
    })),
  }
}

const content = privacyDocument({
  hasCampaign: Boolean(import.meta.env.VITE_LEAD_CAMPAIGN),
  providers,
})

export function PrivacyPolicyPage() {
  return <LegalPage page="privacy" words={words.meta} content={content} />
}
