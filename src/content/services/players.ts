import type { Needs, Provider } from './provider.ts'

/** The players of other companies, by the kind of the film. */
export const players = {
  youtube: {
    id: 'youtube',
    categories: ['functional'],
    company: 'Google Ireland Limited',
    policy: 'https://policies.google.com/privacy?hl=it',
    service: 'YouTube',
    purpose: 'Mostra il video di presentazione.',
    stores: [
      {
        name: 'yt*',
        kind: 'localStorage',
        site: 'youtube-nocookie.com',
        category: 'functional',
        duration: 'finché non la cancelli',
      },
    ],
  },
  vimeo: {
    id: 'vimeo',
    categories: ['functional'],
    company: 'Vimeo.com, Inc.',
    policy: 'https://vimeo.com/privacy',
    service: 'Vimeo',
    purpose: 'Mostra il video di presentazione.',
    stores: [
      {
        name: '__cf_bm',
        kind: 'cookie',
        site: 'vimeo.com',
        category: 'functional',
        duration: '30 minuti',
      },
      {
        name: '_cfuvid',
        kind: 'cookie',
        site: 'vimeo.com',
        category: 'functional',
        duration: 'fino alla chiusura del browser',
      },
      {
        name: 'sync_*',
        kind: 'localStorage',
        site: 'vimeo.com',
        category: 'functional',
        duration: 'finché non la cancelli',
      },
    ],
  },
} as const satisfies Record<string, Provider>

export const playerNeeds: Record<keyof typeof players, Needs> = {
  youtube: { 'frame-src': ['https://www.youtube-nocookie.com'] },
  vimeo: { 'frame-src': ['https://player.vimeo.com'] },
}
