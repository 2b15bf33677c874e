import { cookieDialog } from '~/content/cookie-dialog'
import { fillNames } from '~/content/fill-names'
import { cookiePolicy, storage } from '~/content/legal/cookies'
import type { LegalTable } from '~/content/legal/legal-document'
import type { Provider, ProviderStore } from '~/content/services/provider'
import { cookiePolicy as words } from '~/content/words'
import { belongsTo, type Category, categories } from '~/features/consent/choice'
import { providers } from '~/features/tracking/providers'
import { LegalPage } from './LegalPage'

const labels = words.tables

const nameOf = (category: Category) => cookieDialog.categories[category].name

function placeOf({ kind, site }: ProviderStore): string {
  const place = labels.places[kind]
  const named: Record<string, string | undefined> = { luogo: place, sito: site }
  return site ? fillNames(labels.placeOf, name => named[name]) : place
}

function providersOf(category: Category, providers: readonly Provider[]): string {
  if (category === 'essential') return labels.own
  const active = providers.filter(provider => belongsTo(provider, category))
  const names = active.map(provider => {
    const { service, company, categories: starting } = provider
    const name = `${service} (${company})`
    const startsHere = starting.some(each => each === category)
    const named: Record<string, string> = {
      servizio: name,
      categoria: startingCategories(provider),
    }
    return startsHere ? name : fillNames(labels.together, each => named[each])
  })
  return names.join(', ') || labels.none
}

/** The tables of the cookie policy: exactly what can run, and what it stores. */
export function cookieTables(providers: readonly Provider[]): {
  storage: LegalTable
  categories: LegalTable
} {
  const own = storage(providers.length > 0)
  return {
    storage: {
      ...own,
      rows: [
        ...own.rows,
        ...providers.flatMap(({ service, purpose, stores }) =>
          stores.map(store => [
            store.name,
            nameOf(store.category),
            `${placeOf(store)}, ${store.duration}`,
            `${service}: ${purpose}`,
          ]),
        ),
      ],
    },
    categories: {
      caption: labels.caption,
      head: labels.head,
      rows: categories.map(category => [
        nameOf(category),
        cookieDialog.categories[category].text,
        providersOf(category, providers),
      ]),
    },
  }
}

/** The names of the categories with whose consent the provider starts. */
export const startingCategories = (provider: Provider): string =>
  provider.categories.map(nameOf).join(' o ')

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
