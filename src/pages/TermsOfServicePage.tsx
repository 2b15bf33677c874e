import { terms } from '~/content/legal/terms'
import { LegalPage } from '~/layout/LegalPage'
import { PageMeta } from '~/layout/PageMeta'

export function TermsOfServicePage() {
  return (
    <>
      <PageMeta page="terms" heading={terms.title} />
      <LegalPage content={terms} />
    </>
  )
}
