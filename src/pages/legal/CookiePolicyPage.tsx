import { cookies } from '~/content/legal/cookies'
import { cookieTables } from './cookie-tables'
import { LegalPage } from './LegalPage'

export function CookiePolicyPage() {
  return <LegalPage page="cookies" content={cookies} tables={cookieTables} />
}
