/** A value that the setup page offers, with where it comes from. */
export interface Suggestion {
  label: string
  value: Record<string, string>
  source: string
  /** The month in which somebody read the source. */
  seen: string
}

interface Known {
  label: string
  name: string
  country: string
  /** Left to the business where the source does not say it. */
  safeguard?: string
  roles: string[]
  source: string
}

const seen = '2026-11'

/** As each writes in its own contract or policy. */
const known: Known[] = [
  {
    label: 'Cloudflare Pages',
    name: 'Cloudflare, Inc.',
    country: 'Stati Uniti',
    roles: ['hosting'],
    source: 'https://www.cloudflare.com/cloudflare-customer-dpa/',
  },
  {
    label: 'Vercel',
    name: 'Vercel Inc.',
    country: 'Stati Uniti',
    roles: ['hosting'],
    source: 'https://vercel.com/legal/dpa',
  },
  {
    label: 'Aruba',
    name: 'Aruba S.p.A.',
    country: 'Italia',
    safeguard: 'eea',
    roles: ['hosting', 'email'],
    source: 'https://www.cloud.it/termini-e-condizioni/condizioni-di-fornitura-cloud-e-data-center',
  },
  {
    label: 'Make',
    name: 'Celonis, Inc.',
    country: 'Stati Uniti',
    roles: ['automation'],
    source: 'https://www.make.com/en/privacy-notice',
  },
  {
    label: 'n8n Cloud',
    name: 'n8n GmbH',
    country: 'Germania',
    safeguard: 'eea',
    roles: ['automation'],
    source: 'https://n8n.io/legal/privacy/',
  },
  {
    label: 'Zapier',
    name: 'Zapier, Inc.',
    country: 'Stati Uniti',
    safeguard: 'dpf',
    roles: ['automation'],
    source: 'https://zapier.com/legal/data-privacy',
  },
  {
    label: 'Brevo',
    name: 'Sendinblue SAS',
    country: 'Francia',
    safeguard: 'eea',
    roles: ['email', 'archive'],
    source: 'https://www.brevo.com/legal/termsofuse/',
  },
  {
    label: 'Calendly',
    name: 'Calendly LLC',
    country: 'Stati Uniti',
    safeguard: 'dpf',
    roles: ['calendar'],
    source: 'https://calendly.com/legal/privacy-notice',
  },
]

/** An entry for each thing that a supplier does. */
export const suppliers = known.flatMap(({ label, roles, source, name, country, safeguard }) =>
  roles.map((role): Suggestion => {
    const value = { name, role, country, ...(safeguard && { safeguard }) }
    return { label, value, source, seen }
  }),
)
