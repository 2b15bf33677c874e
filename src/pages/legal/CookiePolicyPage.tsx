import { composed } from '~/content/composed'
import { cookiePolicy } from '~/content/legal/cookies'
import written from '~/content/pages/cookies.json' with { type: 'json' }
import { providers } from '~/features/tracking/providers'
import { LegalPage } from './LegalPage'

const page = composed(written)
const content = cookiePolicy(providers)

export function CookiePolicyPage() {
  return <LegalPage page={page} version="cookies" content={content} />
}
