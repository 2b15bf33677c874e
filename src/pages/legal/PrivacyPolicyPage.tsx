import { composed } from '~/content/composed'
import { privacyDocument } from '~/content/legal/privacy'
import written from '~/content/pages/privacy.json' with { type: 'json' }
import { providers } from '~/features/tracking/providers'
import { LegalPage } from './LegalPage'

const page = composed(written)
const content = privacyDocument({
  noticeNames: [
    ...(import.meta.env.VITE_LEAD_CAMPAIGN ? (['campaign'] as const) : []),
    ...(import.meta.env.VITE_LEAD_TEXTS ? (['texts'] as const) : []),
    ...(import.meta.env.VITE_LEAD_SIGNS ? (['signs'] as const) : []),
    ...(import.meta.env.VITE_COUNTS_CONSENT ? (['counts'] as const) : []),
  ],
  providers,
})

export function PrivacyPolicyPage() {
  return <LegalPage page={page} version="privacy" content={content} />
}
