import { playerWords } from '~/content/tracking'
import type { Provider } from '~/features/consent/allowance'
import { trackers } from './trackers'

const player = (id: keyof typeof playerWords): Provider => ({
  id,
  categories: ['functional'],
  ...playerWords[id],
})

/**
 * All of this site that needs consent: the trackers, and the player of another company. What the site
 * does not have is not in the built site, as its constants of the build are empty.
 */
export const providers: readonly Provider[] = [
  ...trackers,
  ...(import.meta.env.FILM === 'youtube' || import.meta.env.FILM === 'vimeo'
    ? [player(import.meta.env.FILM)]
    : []),
]
