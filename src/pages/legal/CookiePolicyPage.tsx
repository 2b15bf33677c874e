import { cookies } from '~/content/legal/cookies'
import { PageMeta } from '~/layout/PageMeta'
import { cookieTables } from './cookie-tables'
import { LegalPage } from './LegalPage'

export function CookiePolicyPage() {
  return (
    <>
      <PageMeta page="cookies" heading={cookies.title} />
      <LegalPage content={cookies} tables={cookieTables} />
    </>
  )
}
