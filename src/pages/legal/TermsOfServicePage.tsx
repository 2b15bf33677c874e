import { terms } from '~/content/legal/terms'
import { PageMeta } from '~/layout/PageMeta'
import { LegalPage } from './LegalPage'

export function TermsOfServicePage() {
  return (
    <>
      <PageMeta page="terms" heading={terms.title} />
      <LegalPage content={terms} />
    </>
  )
}
