/** A value that the setup page offers, with where it comes from. */
export interface Suggestion {
  label: string
  value: Record<string, string>
  source: string
  /** The month in which somebody read the source. */
  seen: string
}

type Known = [label: string, name: string, country: string, roles: string, source: string]

const seen = '2026-11'

/** As each writes in its own contract; those of the United States say that they are in the Data Privacy Framework. */
const known: Known[] = [
  ['Netlify', 'Netlify, Inc.', 'Stati Uniti', 'hosting', 'https://www.netlify.com/gdpr-ccpa/'],
  [
    'Cloudflare Pages',
    'Cloudflare, Inc.',
    'Stati Uniti',
    'hosting',
    'https://www.cloudflare.com/cloudflare-customer-dpa/',
  ],
  ['Vercel', 'Vercel Inc.', 'Stati Uniti', 'hosting', 'https://vercel.com/legal/dpa'],
  [
    'Aruba',
    'Aruba S.p.A.',
    'Italia',
    'hosting email',
    'https://www.cloud.it/termini-e-condizioni/condizioni-di-fornitura-cloud-e-data-center',
  ],
  ['n8n Cloud', 'n8n GmbH', 'Germania', 'automation', 'https://n8n.io/legal/privacy/'],
  ['Zapier', 'Zapier, Inc.', 'Stati Uniti', 'automation', 'https://zapier.com/legal/data-privacy'],
  [
    'Brevo',
    'Sendinblue SAS',
    'Francia',
    'email archive',
    'https://www.brevo.com/legal/termsofuse/',
  ],
  [
    'Microsoft 365',
    'Microsoft Ireland Operations Limited',
    'Irlanda',
    'email calendar archive',
    'https://aka.ms/DPA',
  ],
  ['Calendly', 'Calendly, LLC', 'Stati Uniti', 'calendar', 'https://calendly.com/dpa'],
]

/** An entry for each thing that a supplier does. */
export const suppliers = known.flatMap(([label, name, country, roles, source]) =>
  roles.split(' ').map((role): Suggestion => {
    const safeguard = country === 'Stati Uniti' ? 'dpf' : 'eea'
    return { label, value: { name, role, country, safeguard }, source, seen }
  }),
)
