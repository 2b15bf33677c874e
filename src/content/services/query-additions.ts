import type { ChoiceSetting } from './provider.ts'

/** What a site may add to the query of the webhook's address, because the contract fixes the body. */
export const queryAdditions = {
  campaign: {
    variable: 'VITE_LEAD_CAMPAIGN',
    title: 'Campagna di un contatto',
    hint: 'Aggiunge all’indirizzo del webhook i parametri utm_* di quello su cui il visitatore è arrivato. La Privacy Policy allora lo dice.',
    meanings: { utm: 'aggiunge utm_*' },
  },
} as const satisfies Record<string, ChoiceSetting>
