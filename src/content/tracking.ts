/** The words of the tables in the cookie policy; the list of trackers adds its own. */
export const trackerTables = {
  caption: 'Le categorie e i servizi attivi oggi',
  head: ['Categoria', 'A che cosa serve', 'Servizi attivi'],
  own: 'Solo il sito stesso',
  none: 'Nessuno',
  places: { cookie: 'Cookie', localStorage: 'Memoria locale (localStorage)' },
}

/** The words of the cookie policy for each tracker that is switched on. */
export const trackerWords = {
  googleTag: {
    provider: 'Google Ireland Limited',
    purpose: 'Misurare le visite e, se accetti il marketing, i risultati degli annunci.',
    stores: [
      { name: '_ga', kind: 'cookie', duration: '24 mesi' },
      { name: '_ga_*', kind: 'cookie', duration: '24 mesi' },
      { name: '_gcl_au', kind: 'cookie', duration: '3 mesi' },
      { name: '_gcl_ls', kind: 'localStorage', duration: 'finché non la cancelli' },
    ],
  },
  metaPixel: {
    provider: 'Meta Platforms Ireland Limited',
    purpose: 'Misurare i risultati degli annunci e mostrarne di pertinenti.',
    stores: [
      { name: '_fbp', kind: 'cookie', duration: '3 mesi' },
      { name: '_fbc', kind: 'cookie', duration: '3 mesi' },
    ],
  },
} as const
