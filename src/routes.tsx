import { matchPath } from 'react-router-dom'
import type { PageKey } from '~/content/meta'
import { pageKeys, pages } from '~/content/pages'
import { type LazyPage, lazyPage } from '~/lib/lazy-page'

interface View {
  /** By which the build finds the scripts of the page. */
  file: string
  Page: LazyPage
}

const views: Record<PageKey, View> = {
  home: {
    file: 'src/pages/HomePage.tsx',
    Page: lazyPage(async () => (await import('~/pages/HomePage')).HomePage),
  },
  companies: {
    file: 'src/pages/AziendePage.tsx',
    Page: lazyPage(async () => (await import('~/pages/AziendePage')).AziendePage),
  },
  privacy: {
    file: 'src/pages/legal/PrivacyPolicyPage.tsx',
    Page: lazyPage(async () => (await import('~/pages/legal/PrivacyPolicyPage')).PrivacyPolicyPage),
  },
  terms: {
    file: 'src/pages/legal/TermsOfServicePage.tsx',
    Page: lazyPage(
      async () => (await import('~/pages/legal/TermsOfServicePage')).TermsOfServicePage,
    ),
  },
  cookies: {
    file: 'src/pages/legal/CookiePolicyPage.tsx',
    Page: lazyPage(async () => (await import('~/pages/legal/CookiePolicyPage')).CookiePolicyPage),
  },
  thankYou: {
    file: 'src/pages/ThankYouPage.tsx',
    Page: lazyPage(async () => (await import('~/pages/ThankYouPage')).ThankYouPage),
  },
  notFound: {
    file: 'src/pages/NotFoundPage.tsx',
    Page: lazyPage(async () => (await import('~/pages/NotFoundPage')).NotFoundPage),
  },
}

/** The pages at their addresses (src/content/pages.ts), each with what shows it. */
export const routes = pageKeys.map(page => ({ page, path: pages[page].path, ...views[page] }))

/** Fetches the page of an address, which must be there before React takes the document over. */
export async function preloadPage(pathname: string): Promise<void> {
  await routes.find(({ path }) => matchPath(path, pathname))?.Page.preload()
}
