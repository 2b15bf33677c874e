import { cookiePolicy } from '~/content/legal/cookies'
import { cookiePolicy as words } from '~/content/words'
import { providers } from '~/features/tracking/providers'
import { LegalPage } from './LegalPage'

const content = cookiePolicy(providers)

export function CookiePolicyPage() {
  return <LegalPage page="cookies" words={words.meta} content={content} />
}
