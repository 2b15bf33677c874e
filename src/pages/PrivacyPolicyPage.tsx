import { privacy } from '~/content/legal/privacy'
import { LegalPage } from '~/layout/LegalPage'
import { PageMeta } from '~/layout/PageMeta'

export function PrivacyPolicyPage() {
  return (
    <>
      <PageMeta page="privacy" heading={privacy.title} />
      <LegalPage content={privacy} />
    </>
  )
}
