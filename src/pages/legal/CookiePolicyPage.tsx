import { cookiePolicy } from '~/content/legal/cookies'
import { cookiePolicy as words } from '~/content/words'
import { providers } from '~/features/tracking/providers'
import { cookieTables, startingCategories } from './cookie-tables'
import { LegalPage } from './LegalPage'

const content = cookiePolicy(
  providers.map(provider => ({
    ...provider,
    startsWith: startingCategories(provider),
    hasNotice: provider.categories.includes('functional'),
  })),
)
const tables = cookieTables(providers)

export function CookiePolicyPage() {
  return <LegalPage page="cookies" words={words.meta} content={content} tables={tables} />
}
