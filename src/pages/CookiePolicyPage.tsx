import { PageMeta } from '~/layout/PageMeta'
import { ShortLegalPage } from './ShortLegalPage'

export function CookiePolicyPage() {
  return (
    <>
      <PageMeta page="cookies" />
      <ShortLegalPage title="Cookie Policy" />
    </>
  )
}
