import { composed } from '~/content/composed'
import { cookieDialog } from '~/content/cookie-dialog'
import { fillNames } from '~/content/fill-names'
import { mapTexts } from '~/content/map-texts'
import written from '~/content/pages/cookies.json' with { type: 'json' }
import { belongsTo, type Provider, type ProviderStore } from '~/content/services/provider'
import {
  type LegalBlock,
  type LegalDocument,
  type LegalTable,
  type LegalWords,
  withInserted,
} from './legal-document'

const words = composed(written)

const { tables: labels, thirdParties: about } = words

// Object.keys is typed with string keys.
const categories = Object.keys(cookieDialog.categories) as (keyof typeof cookieDialog.categories)[]

/** Puts values in the place of their names in braces. */
const fill = (text: string, named: Record<string, string>) => fillNames(text, name => named[name])

const nameOf = (category: (typeof categories)[number]) => cookieDialog.categories[category].name

/** The names of the categories with whose consent a service starts, as "Analitici o Marketing". */
export const startingCategories = ({ categories }: Provider) => categories.map(nameOf).join(' o ')

function placeOf({ kind, site }: ProviderStore): string {
  const luogo = labels.places[kind]
  return site ? fill(labels.placeOf, { luogo, sito: site }) : luogo
}

function servicesOf(category: (typeof categories)[number], providers: readonly Provider[]): string {
  if (category === 'essential') return labels.own
  const names = providers
    .filter(provider => belongsTo(provider, category))
    .map(provider => {
      const servizio = `${provider.service} (${provider.company})`
      if (provider.categories.includes(category)) return servizio
      return fill(labels.together, { servizio, categoria: startingCategories(provider) })
    })
  return names.join(', ') || labels.none
}

/** The policy's words for a site with services of other companies, and for one without. */
const variantOf = (providers: readonly Provider[]): Record<string, string> =>
  providers.length > 0 ? words.withServices : words.alone

/** The tables of the policy: the services that can run, and what each stores. */
export function cookieTables(providers: readonly Provider[]) {
  const own: LegalTable = mapTexts(words.storage, text => fill(text, variantOf(providers)))
  const storage: LegalTable = {
    ...own,
    rows: [
      ...own.rows,
      ...providers.flatMap(({ service, purpose, stores }) =>
        stores.map((store, index) => [
          store.name,
          nameOf(store.category),
          `${placeOf(store)}, ${store.duration}`,
          // Said once, not in each of eleven rows.
          index > 0 ? service : `${service}: ${purpose}`,
        ]),
      ),
    ],
  }
  const rows = categories.map(category => [
    nameOf(category),
    cookieDialog.categories[category].text,
    servicesOf(category, providers),
  ])
  return { storage, categories: { caption: labels.caption, head: labels.head, rows } }
}

/** It also starts with a click on the notice in its place. */
const hasNotice = ({ categories }: Provider) => categories.includes('functional')

function thirdParties(providers: readonly Provider[]): LegalBlock[] {
  if (providers.length === 0) return [about.none, about.recipients]
  const pairs = providers.map(provider => {
    const { service, company, purpose, policy } = provider
    const start = fill(about.startsWith, { categorie: startingCategories(provider) })
    const link = `[${fill(about.policyOf, { azienda: company })}](${policy})`
    const notice = hasNotice(provider) ? about.orByNotice : ''
    const text = `${company.replace(/\.$/, '')}. ${purpose} ${start}${notice}. ${link}`
    return { term: service, text }
  })
  return [about.some, { pairs }, about.whenActive]
}

/** The policy of a site with these services; it names no other service. */
export function cookiePolicy(providers: readonly Provider[]): LegalDocument {
  const { uso = '', ...variant } = variantOf(providers)
  const texts = { ...variant, uso: providers.some(hasNotice) ? `${uso} ${words.byNotice}` : uso }
  const { storage, categories } = cookieTables(providers)
  return withInserted(
    mapTexts(words.document as LegalWords, text => fill(text, texts)),
    {
      thirdParties: thirdParties(providers),
      storage: [{ table: storage }],
      categories: [{ table: categories }],
    },
  )
}
