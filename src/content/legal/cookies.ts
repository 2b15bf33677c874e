import { fillNames } from '~/content/fill-names'
import { mapTexts } from '~/content/map-texts'
import { cookiePolicy as words } from '~/content/words'
import {
  type LegalBlock,
  type LegalDocument,
  type LegalTable,
  type LegalWords,
  withInserted,
} from './legal-document'

/** A service of another company that this site has, in the words of the policy. */
export interface CookieService {
  service: string
  company: string
  purpose: string
  /** The company's own privacy policy. */
  policy: string
  /** The categories with whose consent it starts, as "Analitici o Marketing". */
  startsWith: string
  /** It also starts with a click on the notice in its place. */
  hasNotice: boolean
}

/** What the policy says of a site with services of other companies, and of one without. */
const variantOf = (hasServices: boolean): Record<string, string> =>
  hasServices ? words.withServices : words.alone

/** The entries that the site itself stores; cookie-tables.ts adds those of the services. */
export const storage = (hasServices: boolean): LegalTable =>
  mapTexts(words.storage, text => fillNames(text, name => variantOf(hasServices)[name]))

function thirdParties(services: readonly CookieService[]): LegalBlock[] {
  const { none, recipients, some, startsWith, orByNotice, policyOf, whenActive } =
    words.thirdParties
  if (services.length === 0) return [none, recipients]
  return [
    some,
    {
      pairs: services.map(service => {
        const start = fillNames(startsWith, () => service.startsWith)
        const link = fillNames(policyOf, () => service.service)
        const notice = service.hasNotice ? orByNotice : ''
        return {
          term: service.service,
          text: `${service.company.replace(/\.$/, '')}. ${service.purpose} ${start}${notice}. [${link}](${service.policy})`,
        }
      }),
    },
    whenActive,
  ]
}

/** The policy of a site with these services: it says what is, and nothing that might be. */
export function cookiePolicy(services: readonly CookieService[]): LegalDocument {
  const { uso = '', ...variant } = variantOf(services.length > 0)
  const hasNotice = services.some(service => service.hasNotice)
  const texts = { ...variant, uso: hasNotice ? `${uso} ${words.byNotice}` : uso }
  const named: Record<string, string> = texts
  const document = mapTexts(words.document as LegalWords, text =>
    fillNames(text, name => named[name]),
  )
  return withInserted(document, { thirdParties: thirdParties(services) })
}
