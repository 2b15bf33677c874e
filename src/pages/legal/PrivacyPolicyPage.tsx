import { privacy } from '~/content/legal/privacy'
import { LegalPage } from './LegalPage'

export function PrivacyPolicyPage() {
  return <LegalPage page="privacy" content={privacy} />
}
