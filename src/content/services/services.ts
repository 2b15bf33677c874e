import type { Needs, Provider, ServiceSetting } from './provider.ts'

/*
 * The services of other companies that need consent: words of the policies, needs, settings. Without spreads, which
 * the bundler keeps even if the result is unused: a site without a service contains nothing of it.
 */

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

const googleTransfer =
  'Se accetti i servizi di Google, Google LLC tratta i dati negli Stati Uniti: aderisce all’EU-US Data Privacy Framework, che la Commissione europea ha dichiarato adeguato con la decisione (UE) 2023/1795 (art. 45 GDPR).'

// Google's data processing terms for Analytics, and its terms between controllers for adverts: https://business.safety.google/
const googleResponsibility =
  'Con i servizi di Google, Google Ireland Limited tratta i dati delle statistiche per nostro conto, come responsabile (art. 28 GDPR); di quelli della pubblicità è titolare autonomo.'

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

/** The Google tag, by the beginning of its identifier. */
export const googleTags = {
  G: {
    id: 'google-analytics',
    categories: ['analytics'],
    company: 'Google Ireland Limited',
    policy: 'https://policies.google.com/privacy?hl=it',
    transfer: googleTransfer,
    responsibility: googleResponsibility,
    service: 'Google Analytics',
    purpose:
      'Misura le visite e, se accetti il marketing, i risultati degli annunci e ne mostra di adatti a te.',
    stores: [visitor, visit, click, campaign, clickEntry, adCookie, adTest],
  },
  AW: {
    id: 'google-ads',
    categories: ['marketing'],
    company: 'Google Ireland Limited',
    policy: 'https://policies.google.com/privacy?hl=it',
    transfer: googleTransfer,
    responsibility: googleResponsibility,
    service: 'Google Ads',
    purpose: 'Misura i risultati degli annunci e ne mostra di adatti a te.',
    stores: [click, campaign, clickEntry, adCookie, adTest],
  },
  // A Google tag of both; which one it has is decided at Google.
  GT: {
    id: 'google-tag',
    categories: ['analytics', 'marketing'],
    company: 'Google Ireland Limited',
    policy: 'https://policies.google.com/privacy?hl=it',
    transfer: googleTransfer,
    responsibility: googleResponsibility,
    service: 'Google Analytics e Google Ads',
    purpose:
      'Misura le visite e, se accetti il marketing, i risultati degli annunci e ne mostra di adatti a te.',
    stores: [visitor, visit, click, campaign, clickEntry, adCookie, adTest],
  },
} as const satisfies Record<string, Provider>

/*
 * What the tag needs, by https://developers.google.com/tag-platform/security/guides/csp: "Google Analytics 4", and for adverts
 * "Google Signals" and "Google Ads", where google.it is the one of our visitors' country.
 */
const tagNeeds: Needs = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'trusted-types': ['default'],
}

const signalNeeds: Needs = {
  'img-src': ['https://*.g.doubleclick.net', 'https://*.google.com', 'https://*.google.it'],
  'connect-src': [
    'https://*.g.doubleclick.net',
    'https://*.google.com',
    'https://*.google.it',
    'https://pagead2.googlesyndication.com',
  ],
  'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
}

/** Where the tag takes scripts for adverts from. */
export const adScripts = [
  'https://www.googleadservices.com',
  'https://www.google.com',
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
]

const adNeeds: Needs = {
  'script-src': adScripts,
  'img-src': [
    'https://google.com',
    'https://pagead2.googlesyndication.com',
    'https://www.googleadservices.com',
  ],
  'connect-src': ['https://google.com', 'https://www.googleadservices.com'],
  'frame-src': ['https://bid.g.doubleclick.net'],
}

export const metaPixel = {
  id: 'meta-pixel',
  categories: ['marketing'],
  company: 'Meta Platforms Ireland Limited',
  policy: 'https://www.facebook.com/privacy/policy',
  transfer:
    'Se accetti il marketing, Meta Platforms, Inc. tratta i dati negli Stati Uniti: aderisce all’EU-US Data Privacy Framework, che la Commissione europea ha dichiarato adeguato con la decisione (UE) 2023/1795 (art. 45 GDPR).',
  // Court of justice of the EU, C-40/17, Fashion ID.
  responsibility:
    'Con il pixel di Meta, siamo contitolari del trattamento con Meta Platforms Ireland Limited per la raccolta dei dati e la loro trasmissione a Meta (art. 26 GDPR; Corte di giustizia UE, 29 luglio 2019, C-40/17). Per quello che Meta ne fa dopo è titolare da sola. Puoi esercitare i tuoi diritti con noi o con Meta, che li spiega nella sua [informativa](https://www.facebook.com/privacy/policy).',
  service: 'Pixel di Meta',
  purpose: 'Misura i risultati degli annunci su Facebook e Instagram e ne mostra di adatti a te.',
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
} as const satisfies Provider

/** https://developers.facebook.com/docs/meta-pixel: the script, and its requests as image or fetch. */
const metaPixelNeeds: Needs = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com'],
  'trusted-types': ['default'],
}

/** The identifiers that an advert adds to the landing address; query-additions.ts sends them with a lead. */
export const adClicks = {
  id: 'ad-clicks',
  categories: ['marketing'],
  company: 'Google, Meta, Microsoft o TikTok',
  policy: '/privacy-policy',
  transfer:
    'Se accetti il marketing e arrivi da un annuncio, possiamo dire a chi lo ha mostrato che ci hai scritto: gli mandiamo il codice del tuo clic e l’impronta (hash) di email e telefono. Google LLC e Meta Platforms, Inc. trattano i dati negli Stati Uniti e aderiscono all’EU-US Data Privacy Framework, che la Commissione europea ha dichiarato adeguato con la decisione (UE) 2023/1795 (art. 45 GDPR).',
  service: 'Codice del clic su un annuncio',
  parameters: ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid'],
  purpose: 'Arriva con la tua richiesta e dice quale annuncio ti ha portato qui.',
  stores: [],
} as const satisfies Provider & { parameters: readonly string[] }

interface Player extends Provider {
  /** Of the player with a film. */
  address: (id: string) => string
}

/** The players of other companies, by the kind of the film. */
export const players = {
  youtube: {
    id: 'youtube',
    categories: ['functional'],
    company: 'Google Ireland Limited',
    policy: 'https://policies.google.com/privacy?hl=it',
    transfer: googleTransfer,
    service: 'YouTube',
    address: id => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
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
    transfer:
      'Se guardi il video, Vimeo.com, Inc. tratta i dati negli Stati Uniti, con le garanzie degli articoli 45 e 46 del GDPR che indica nella sua [informativa](https://vimeo.com/privacy).',
    service: 'Vimeo',
    address: id => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
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
} as const satisfies Record<string, Player>

const playerNeeds: Record<keyof typeof players, Needs> = {
  youtube: { 'frame-src': ['https://www.youtube-nocookie.com'] },
  vimeo: { 'frame-src': ['https://player.vimeo.com'] },
}

/** What a business writes to connect the services that are scripts. */
export const serviceSettings = {
  googleTag: {
    variable: 'VITE_GOOGLE_TAG_ID',
    title: 'Tag Google',
    hint: 'Parte solo dopo il consenso: G- misura le visite, AW- gli annunci, GT- tutti e due.',
    examples: ['G-ABC123', 'AW-123456789', 'GT-ABC123'],
    form: /^(?:G|GT|AW)-[A-Z0-9]+$/,
    problem: 'non è il codice di un tag Google; scrivilo come G-ABC123, AW-123456789 o GT-ABC123',
  },
  googleConversion: {
    variable: 'VITE_GOOGLE_ADS_CONVERSION',
    title: 'Conversione di Google Ads',
    hint: 'Dove Google Ads conta un contatto, come la mostra Google Ads (send_to). Vuole un tag Google che comincia con AW- o GT-.',
    examples: ['AW-123456789/AbC-D_efG'],
    form: /^AW-\d+\/[\w-]+$/,
    problem: 'non è una conversione di Google Ads; copiala da lì, come AW-123456789/AbC-D_efG',
  },
  metaPixel: {
    variable: 'VITE_META_PIXEL_ID',
    title: 'Pixel di Meta',
    hint: 'Parte solo dopo il consenso.',
    examples: ['1234567890'],
    form: /^\d{5,20}$/,
    problem: 'non è il numero di un pixel; scrivi solo le cifre, come 1234567890',
  },
} as const satisfies Record<string, ServiceSetting>

/** Only the tags of Google Ads count conversions: with another one no lead would be counted. */
export const countsConversions = (tag: string) => /^(?:AW|GT)-/.test(tag)

const needsOfTag = (tag: string) =>
  tag.startsWith('G-') ? [tagNeeds, signalNeeds] : [tagNeeds, signalNeeds, adNeeds]

/** What the services of a site with these settings and this film need. */
export const serviceNeeds = (env: SiteEnv, film: ImportMetaEnv['FILM']): Needs[] => [
  ...(env.VITE_GOOGLE_TAG_ID ? needsOfTag(env.VITE_GOOGLE_TAG_ID) : []),
  ...(env.VITE_META_PIXEL_ID ? [metaPixelNeeds] : []),
  ...(env.VITE_COUNTS_URL ? [{ 'connect-src': [new URL(env.VITE_COUNTS_URL).origin] }] : []),
  ...(film === 'youtube' || film === 'vimeo' ? [playerNeeds[film]] : []),
]
