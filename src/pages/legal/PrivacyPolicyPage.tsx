import type { LegalDocument } from '~/content/legal/legal-document'
import { campaignNotice, privacy } from '~/content/legal/privacy'
import { LegalPage } from './LegalPage'

const withCampaign = (document: LegalDocument): LegalDocument => ({
  ...document,
  sections: document.sections.map(section =>
    section.id === 'dati' ? { ...section, blocks: [...section.blocks, campaignNotice] } : section,
  ),
})

const content = import.meta.env.VITE_LEAD_CAMPAIGN ? withCampaign(privacy) : privacy

export function PrivacyPolicyPage() {
  return <LegalPage page="privacy" content={content} />
}
