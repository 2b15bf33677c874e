import { PageMeta } from '~/layout/PageMeta'
import { ShortLegalPage } from './ShortLegalPage'

export function TermsOfServicePage() {
  return (
    <>
      <PageMeta page="terms" />
      <ShortLegalPage title="Termini di servizio" />
    </>
  )
}
