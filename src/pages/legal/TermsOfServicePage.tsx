import { terms } from '~/content/legal/terms'
import { LegalPage } from './LegalPage'

export function TermsOfServicePage() {
  return <LegalPage page="terms" content={terms} />
}
