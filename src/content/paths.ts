import { type PageKey, pageKeys, pages } from './pages'

/** The addresses of the pages. */
export const paths = Object.fromEntries(pageKeys.map(key => [key, pages[key].path])) as {
  [Key in PageKey]: (typeof pages)[Key]['path']
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

export const sectionPath = (id: SectionId): string => `${paths.home}#${id}`
