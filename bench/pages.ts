import type { SizeBudgets } from './budgets.ts'

export interface BenchPage {
  path: string
  /** A page that search engines are told to skip cannot have their full score. */
  isNoindex?: boolean
  /** Where this page may be larger, or must be smaller, than the others. */
  sizes?: Partial<SizeBudgets>
}

/** What `npm run bench` measures, each as a visitor who comes for the first time. */
export const pages: BenchPage[] = [
  { path: '/' },
  { path: '/aziende', sizes: { script: { beyondHome: 12_000 } } },
  { path: '/privacy-policy' },
  { path: '/terms-of-service' },
  { path: '/cookie-policy' },
  { path: '/thank-you', isNoindex: true },
]
