import { cookieDialog } from '~/content/cookies'
import { storage } from '~/content/legal/cookies'
import type { LegalTable } from '~/content/legal/legal-document'
import { serviceTables } from '~/content/services'
import { type Category, categories } from '~/features/consent/consent'
import { services } from '~/features/services/registry'

const places = serviceTables.places
const nameOf = (category: Category) => cookieDialog.categories[category].name

function servicesOf(category: Category): string {
  const names = services.filter(service => service.category === category)
  if (category === 'essential') return serviceTables.own
  return names.map(({ provider }) => provider).join(', ') || serviceTables.none
}

/**
 * The tables of the cookie policy, from the categories of the banner and the registry of services:
 * what is switched on is listed, and nothing else.
 */
export const cookieTables: { storage: LegalTable; categories: LegalTable } = {
  storage: {
    ...storage,
    rows: [
      ...storage.rows,
      ...services.flatMap(({ category, provider, purpose, stores }) =>
        stores.map(({ name, kind, duration }) => [
          name,
          nameOf(category),
          `${places[kind]}, ${duration}`,
          `${provider}: ${purpose}`,
        ]),
      ),
    ],
  },
  categories: {
    caption: serviceTables.caption,
    head: serviceTables.head,
    rows: categories.map(category => [
      nameOf(category),
      cookieDialog.categories[category].text,
      servicesOf(category),
    ]),
  },
}
