import { terms } from '~/content/legal/terms'
import { terms as words } from '~/content/words'
import { LegalPage } from './LegalPage'

export function TermsOfServicePage() {
  return <LegalPage page="terms" words={words.meta} content={terms} />
}
