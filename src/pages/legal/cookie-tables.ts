import { cookieDialog } from '~/content/cookie-dialog'
import { storage } from '~/content/legal/cookies'
import type { LegalTable } from '~/content/legal/legal-document'
import { trackerTables } from '~/content/tracking'
import { belongsTo, type Provider, type ProviderStore } from '~/features/consent/allowance'
import { type Category, categories } from '~/features/consent/categories'

const nameOf = (category: Category) => cookieDialog.categories[category].name

function placeOf({ kind, site }: ProviderStore): string {
  const place = trackerTables.places[kind]
  return site ? trackerTables.placeOf(place, site) : place
}

function providersOf(category: Category, providers: readonly Provider[]): string {
  if (category === 'essential') return trackerTables.own
  const active = providers.filter(provider => belongsTo(provider, category))
  const names = active.map(provider => {
    const { service, company, categories: starting } = provider
    const name = `${service} (${company})`
    const startsHere = starting.some(each => each === category)
    return startsHere ? name : trackerTables.together(name, startingCategories(provider))
  })
  return names.join(', ') || trackerTables.none
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
      caption: trackerTables.caption,
      head: trackerTables.head,
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
