import { cookies } from '~/content/legal/cookies'
import { cookieTables } from '~/features/services/cookie-tables'
import { LegalPage } from '~/layout/LegalPage'
import { PageMeta } from '~/layout/PageMeta'

export function CookiePolicyPage() {
  return (
    <>
      <PageMeta page="cookies" heading={cookies.title} />
      <LegalPage content={cookies} tables={cookieTables} />
    </>
  )
}
