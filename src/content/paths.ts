import { pages } from './pages.ts'

/** The pages that code links to; pages.test.ts checks that they exist. */
const linked = ['home', 'companies', 'privacy', 'terms', 'cookies', 'thankYou'] as const

/** Their addresses. */
export const paths = Object.fromEntries(linked.map(key => [key, pages[key]?.path])) as Record<
  (typeof linked)[number],
  string
>

/** The key of the page at an address. */
export const pageAt = (address: string) =>
  Object.keys(pages).find(key => pages[key]?.path === address)

/** The preview image of a page: 1200 by 630 pixels, drawn by the page of `npm run setup`. */
export const previewImage = {
  pathOf: (page: string | undefined) => `/og/${page}.png`,
  width: 1200,
  height: 630,
}

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

/** The file that saves our number in an address book; tooling/seo writes it. */
export const contactCardPath = '/contatto.vcf'

export const sectionPath = (id: SectionId): string => `${paths.home}#${id}`
