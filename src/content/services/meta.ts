import type { Needs, Provider, ServiceSetting } from './provider.ts'

export const metaPixel = {
  id: 'meta-pixel',
  categories: ['marketing'],
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
} as const satisfies Provider

/** https://developers.facebook.com/docs/meta-pixel: the script, and its requests as image or fetch. */
export const metaPixelNeeds: Needs = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com'],
  'trusted-types': ['default'],
}

export const metaSettings = {
  metaPixel: {
    variable: 'VITE_META_PIXEL_ID',
    title: 'Pixel di Meta',
    hint: 'Parte solo dopo il consenso.',
    examples: ['1234567890'],
    form: /^\d{5,20}$/,
    problem: 'non è il numero di un pixel; scrivi solo le cifre, come 1234567890',
  },
} as const satisfies Record<string, ServiceSetting>
