import { cookieDialog } from '~/content/cookies'
import { storage } from '~/content/legal/cookies'
import type { LegalTable } from '~/content/legal/legal-document'
import { trackerTables } from '~/content/tracking'
import { type Category, categories } from '~/features/consent/consent'
import { trackers } from '~/features/tracking/trackers'

const places = trackerTables.places
const nameOf = (category: Category) => cookieDialog.categories[category].name

function trackersOf(category: Category): string {
  const names = trackers.filter(tracker => tracker.category === category)
  if (category === 'essential') return trackerTables.own
  return names.map(({ provider }) => provider).join(', ') || trackerTables.none
}

/**
 * The tables of the cookie policy, from the categories of the banner and the list of trackers:
 * what is switched on is listed, and nothing else.
 */
export const cookieTables: { storage: LegalTable; categories: LegalTable } = {
  storage: {
    ...storage,
    rows: [
      ...storage.rows,
      ...trackers.flatMap(({ category, provider, purpose, stores }) =>
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
    caption: trackerTables.caption,
    head: trackerTables.head,
    rows: categories.map(category => [
      nameOf(category),
      cookieDialog.categories[category].text,
      trackersOf(category),
    ]),
  },
}
