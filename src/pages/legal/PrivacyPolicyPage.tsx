import { privacy } from '~/content/words'
import { providers } from '~/features/tracking/providers'
import { LegalPage } from './LegalPage'
import { privacyDocument } from './privacy-document'

const content = privacyDocument({
  hasCampaign: Boolean(import.meta.env.VITE_LEAD_CAMPAIGN),
  providers,
})

export function PrivacyPolicyPage() {
  return <LegalPage page="privacy" words={privacy.meta} content={content} />
}
