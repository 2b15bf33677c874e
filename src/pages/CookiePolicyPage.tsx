import { cookies, storage } from '~/content/legal/cookies'
import { LegalPage } from '~/layout/LegalPage'
import { PageMeta } from '~/layout/PageMeta'

export function CookiePolicyPage() {
  return (
    <>
      <PageMeta page="cookies" heading={cookies.title} />
      <LegalPage content={cookies} tables={{ storage }} />
    </>
  )
}
