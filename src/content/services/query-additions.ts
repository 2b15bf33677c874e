import type { ChoiceSetting } from './provider.ts'

/** What a site may add to the query of the webhook's address, because the contract fixes the body. */
export const queryAdditions = {
  campaign: {
    variable: 'VITE_LEAD_CAMPAIGN',
    title: 'Campagna di un contatto',
    hint: 'Aggiunge all’indirizzo del webhook i parametri utm_* di quello su cui il visitatore è arrivato. La Privacy Policy allora lo dice.',
    meanings: {
      utm: 'aggiunge utm_*',
      'utm-clic':
        'anche il codice del clic su un annuncio (gclid, fbclid…), con il consenso al marketing',
    },
  },
  texts: {
    variable: 'VITE_LEAD_TEXTS',
    title: 'Versione dei testi legali',
    hint: 'Aggiunge all’indirizzo del webhook la versione di Privacy Policy e Termini che valeva all’invio: serve a provare il consenso.',
    meanings: { testi: 'aggiunge testi' },
  },
  signs: {
    variable: 'VITE_LEAD_SIGNS',
    title: 'Segni di un invio automatico',
    hint: 'Aggiunge all’indirizzo del webhook i secondi con il modulo aperto, e se è stato riempito un campo che nessuno vede. Non ferma nessuno: lo legge l’automazione.',
    meanings: { segni: 'aggiunge attesa e trappola' },
  },
} as const satisfies Record<string, ChoiceSetting>
