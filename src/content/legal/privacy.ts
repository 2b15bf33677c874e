import { handling } from '~/content/business'
import { composed } from '~/content/composed'
import written from '~/content/pages/privacy.json' with { type: 'json' }
import { belongsTo, type Provider, type ProviderCategory } from '~/content/services/provider'
import {
  type LegalBlock,
  type LegalDocument,
  type LegalText,
  type LegalWords,
  type Purpose,
  withInserted,
} from './legal-document'
import { recipients, transfers } from './recipients'

const words = composed(written)

/** Added to the collected data where the site does what a notice says. */
export const notices: Record<NoticeName, LegalText> = words.notices

type NoticeName = keyof typeof words.notices

/**
 * Added to the purposes when a service of another company of that category is configured, or where the notice of that
 * name stands: what is collected has a purpose and a basis (art. 13(1)(c) GDPR).
 */
export const addedPurposes: Record<ProviderCategory | NoticeName, Purpose> = words.purposes

export const privacy = withInserted(words.document as LegalWords, {
  recipients: [recipients(handling.processors)],
  transfers: transfers(handling.processors),
})

interface Configuration {
  /** What this site does with data beside the contract of its forms. */
  noticeNames: readonly NoticeName[]
  /** The services of other companies that this site has. */
  providers: readonly Provider[]
}

function additions({ noticeNames, providers }: Configuration): Record<string, LegalBlock[]> {
  return {
    dati: noticeNames.map(name => notices[name]),
    destinatari: [
      ...(providers.length > 0 ? [words.processors.withConsent] : []),
      ...providers.flatMap(({ responsibility }) => responsibility ?? []),
    ],
    // Once for two services of one company.
    trasferimenti: [...new Set(providers.flatMap(({ transfer }) => transfer ?? []))],
  }
}

/** The privacy policy of a site with these settings; it names no other processing. */
export function privacyDocument(configuration: Configuration): LegalDocument {
  const categories = (['functional', 'analytics', 'marketing'] as const).filter(category =>
    configuration.providers.some(provider => belongsTo(provider, category)),
  )
  const purposes = [...categories, ...configuration.noticeNames].map(name => addedPurposes[name])
  const added = additions(configuration)
  const withPurposes = (block: LegalBlock): LegalBlock =>
    typeof block === 'object' && 'purposes' in block
      ? { purposes: [...block.purposes, ...purposes] }
      : block
  return {
    ...privacy,
    sections: privacy.sections.map(section => ({
      ...section,
      blocks: [...section.blocks.map(withPurposes), ...(added[section.id] ?? [])],
    })),
  }
}
