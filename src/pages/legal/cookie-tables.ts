import { cookieDialog } from '~/content/cookies'
import { storage } from '~/content/legal/cookies'
import type { LegalTable } from '~/content/legal/legal-document'
import { trackerTables } from '~/content/tracking'
import { type Category, categories } from '~/features/consent/categories'
import { trackers } from '~/features/tracking/trackers'

const places = trackerTables.places
const nameOf = (category: Category) => cookieDialog.categories[category].name

function providersOf(category: Category): string {
  if (category === 'essential') return trackerTables.own
  const active = trackers.filter(tracker => tracker.category === category)
  return active.map(({ provider }) => provider).join(', ') || trackerTables.none
}

/**
 * The tables of the cookie policy. They come from the categories of the banner and the list of
 * trackers, so they list exactly what can run.
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
      providersOf(category),
    ]),
  },
}
