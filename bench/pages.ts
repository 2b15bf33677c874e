import type { SizeBudgets } from './budgets.ts'

export interface BenchPage {
  path: string
  /** A page that search engines are told to skip cannot have their full score. */
  isNoindex?: boolean
  /** Where this page may be larger, or must be smaller, than the others. */
  sizes?: Partial<SizeBudgets>
}

/** These fetch ahead what the home page has for its questions already; in sum they weigh less than it. */
const withoutAccordion = { aheadScript: 25_000 }

/** What `npm run bench` measures, each as a visitor who comes for the first time. */
export const pages: BenchPage[] = [
  { path: '/' },
  { path: '/aziende', sizes: { script: { beyondHome: 12_000 }, ...withoutAccordion } },
  { path: '/privacy-policy', sizes: withoutAccordion },
  { path: '/terms-of-service', sizes: withoutAccordion },
  { path: '/cookie-policy', sizes: withoutAccordion },
  { path: '/thank-you', isNoindex: true, sizes: withoutAccordion },
]
