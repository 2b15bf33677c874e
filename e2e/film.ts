/*
 * What the presentation film of a site adds to it: one of another company needs a consent, a place in
 * the policies and a frame. Written out here, so that the tests compare the site with something else.
 */

export interface FilmPlayer {
  /** The id that a stored choice names. */
  id: string
  service: string
  company: string
  host: string
  /** What the player stores: names, and the site that keeps them. */
  stores: [name: string, site: string][]
}

export const players = {
  youtube: {
    id: 'youtube',
    service: 'YouTube',
    company: 'Google Ireland Limited',
    host: 'www.youtube-nocookie.com',
    stores: [['yt*', 'youtube-nocookie.com']],
  },
  vimeo: {
    id: 'vimeo',
    service: 'Vimeo',
    company: 'Vimeo.com, Inc.',
    host: 'player.vimeo.com',
    stores: [
      ['__cf_bm', 'vimeo.com'],
      ['_cfuvid', 'vimeo.com'],
      ['sync_*', 'vimeo.com'],
    ],
  },
} satisfies Record<string, FilmPlayer>

export const allPlayers: FilmPlayer[] = Object.values(players)
