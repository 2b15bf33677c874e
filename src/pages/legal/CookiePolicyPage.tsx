import { cookiePolicy } from '~/content/legal/cookies'
import { providers } from '~/features/tracking/providers'
import { categoryNames, cookieTables } from './cookie-tables'
import { LegalPage } from './LegalPage'

const content = cookiePolicy(
  providers.map(provider => ({ ...provider, categories: categoryNames(provider) })),
)
const tables = cookieTables(providers)

export function CookiePolicyPage() {
  return <LegalPage page="cookies" content={content} tables={tables} />
}
