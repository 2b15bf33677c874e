/** The words of the tables in the cookie policy; the list of providers adds its own. */
export const trackerTables = {
  caption: 'Le categorie e i servizi attivi',
  head: ['Categoria', 'A che cosa serve', 'Servizi attivi'],
  own: 'Solo il sito stesso',
  none: 'Nessuno',
  /** A service that another category starts, and this one lets do more. */
  together: (service: string, category: string) => `${service}, insieme a ${category}`,
  places: { cookie: 'Cookie', localStorage: 'Memoria locale (localStorage)' },
  /** Where another site keeps what its player stores. */
  placeOf: (place: string, site: string) => `${place} di ${site}`,
}

/*
 * Without spreads, which the bundler keeps even where nothing uses the result: a site without these
 * services has nothing of them.
 */
const google = 'Google Ireland Limited'
const googlePolicy = 'https://policies.google.com/privacy?hl=it'

const visitor = { name: '_ga', kind: 'cookie', category: 'analytics', duration: '24 mesi' } as const
const visit = { name: '_ga_*', kind: 'cookie', category: 'analytics', duration: '24 mesi' } as const
const click = { name: '_gcl_*', kind: 'cookie', category: 'marketing', duration: '3 mesi' } as const
const campaign = {
  name: '_gac_*',
  kind: 'cookie',
  category: 'marketing',
  duration: '3 mesi',
} as const
const clickEntry = {
  name: '_gcl_*',
  kind: 'localStorage',
  category: 'marketing',
  duration: 'finché non la cancelli',
} as const

// What Google's own site keeps: https://business.safety.google/adscookies/
const adCookie = {
  name: 'IDE',
  kind: 'cookie',
  site: 'doubleclick.net',
  category: 'marketing',
  duration: '13 mesi',
} as const
const adTest = {
  name: 'test_cookie',
  kind: 'cookie',
  site: 'doubleclick.net',
  category: 'marketing',
  duration: '15 minuti',
} as const

/** What visitors read about the Google tag, by the beginning of its identifier. */
export const googleTagWords = {
  G: {
    company: google,
    policy: googlePolicy,
    service: 'Google Analytics',
    purpose: 'Misura le visite e, se accetti il marketing, i risultati degli annunci.',
    stores: [visitor, visit, click, campaign, clickEntry, adCookie, adTest],
  },
  AW: {
    company: google,
    policy: googlePolicy,
    service: 'Google Ads',
    purpose: 'Misura i risultati degli annunci e ne mostra di pertinenti.',
    stores: [click, campaign, clickEntry, adCookie, adTest],
  },
  GT: {
    company: google,
    policy: googlePolicy,
    service: 'Google Analytics e Google Ads',
    purpose: 'Misura le visite e, se accetti il marketing, i risultati degli annunci.',
    stores: [visitor, visit, click, campaign, clickEntry, adCookie, adTest],
  },
} as const

export const metaPixelWords = {
  company: 'Meta Platforms Ireland Limited',
  policy: 'https://www.facebook.com/privacy/policy',
  service: 'Pixel di Meta',
  purpose: 'Misura i risultati degli annunci su Facebook e Instagram e ne mostra di pertinenti.',
  stores: [
    { name: '_fbp', kind: 'cookie', category: 'marketing', duration: '3 mesi' },
    { name: '_fbc', kind: 'cookie', category: 'marketing', duration: '3 mesi' },
    {
      name: 'lastExternalReferrer*',
      kind: 'localStorage',
      category: 'marketing',
      duration: 'finché non la cancelli',
    },
    {
      name: 'fr',
      kind: 'cookie',
      site: 'facebook.com',
      category: 'marketing',
      duration: '3 mesi',
    },
  ],
} as const

/** The players of other companies, by the kind of the film. */
export const playerWords = {
  youtube: {
    company: google,
    policy: googlePolicy,
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
} as const
