import { privacyDocument } from '~/content/legal/privacy'
import { privacy as words } from '~/content/words'
import { providers } from '~/features/tracking/providers'
import { LegalPage } from './LegalPage'

const content = privacyDocument({
  hasCampaign: Boolean(import.meta.env.VITE_LEAD_CAMPAIGN),
  providers,
})

export function PrivacyPolicyPage() {
  return <LegalPage page="privacy" words={words.meta} content={content} />
}
