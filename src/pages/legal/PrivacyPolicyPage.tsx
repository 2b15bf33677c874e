import { privacy } from '~/content/legal/privacy'
import { PageMeta } from '~/layout/PageMeta'
import { LegalPage } from './LegalPage'

export function PrivacyPolicyPage() {
  return (
    <>
      <PageMeta page="privacy" heading={privacy.title} />
      <LegalPage content={privacy} />
    </>
  )
}
