import { composed } from '~/content/composed'
import { terms } from '~/content/legal/terms'
import written from '~/content/pages/terms.json' with { type: 'json' }
import { LegalPage } from './LegalPage'

const page = composed(written)

export function TermsOfServicePage() {
  return <LegalPage page={page} version="terms" content={terms} />
}
