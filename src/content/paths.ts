/** The addresses of the pages, as the specification fixes them. */
export const paths = {
  home: '/',
  companies: '/aziende',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  thankYou: '/thank-you',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** The parts of the home page that links lead to; each value is the id of its element. */
export const sections = {
  method: 'metodo-testato',
  guarantee: 'garanzia',
  services: 'servizi',
  results: 'risultati',
  faq: 'faq',
} as const

/** The id of the form on the page for companies. */
export const companyFormId = 'modulo'

export type SectionId = (typeof sections)[keyof typeof sections]

export const sectionPath = (id: SectionId): string => `${paths.home}#${id}`
