import { players } from '~/content/services/players'
import type { Provider } from '~/content/services/provider'
import { trackers } from './trackers'

/**
 * All of this site that needs consent: the trackers, and the player of another company. What the site
 * does not have is not in the built site, as its constants of the build are empty.
 */
export const providers: readonly Provider[] = [
  ...trackers,
  ...(import.meta.env.FILM === 'youtube' || import.meta.env.FILM === 'vimeo'
    ? [players[import.meta.env.FILM]]
    : []),
]
