import { PageMeta } from '~/layout/PageMeta'
import { ShortLegalPage } from './ShortLegalPage'

export function PrivacyPolicyPage() {
  return (
    <>
      <PageMeta page="privacy" />
      <ShortLegalPage title="Privacy Policy" />
    </>
  )
}
