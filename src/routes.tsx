import { matchPath } from 'react-router-dom'
import { paths } from '~/content/paths'
import { lazyPage } from '~/lib/lazy-page'

/** Every address of the site; the first that matches wins, "*" is the 404 page. */
export const routes = [
  {
    path: paths.home,
    file: 'src/pages/HomePage.tsx',
    Page: lazyPage(async () => (await import('~/pages/HomePage')).HomePage),
  },
  {
    path: paths.companies,
    file: 'src/pages/AziendePage.tsx',
    Page: lazyPage(async () => (await import('~/pages/AziendePage')).AziendePage),
  },
  {
    path: paths.privacy,
    file: 'src/pages/PrivacyPolicyPage.tsx',
    Page: lazyPage(async () => (await import('~/pages/PrivacyPolicyPage')).PrivacyPolicyPage),
  },
  {
    path: paths.terms,
    file: 'src/pages/TermsOfServicePage.tsx',
    Page: lazyPage(async () => (await import('~/pages/TermsOfServicePage')).TermsOfServicePage),
  },
  {
    path: paths.cookies,
    file: 'src/pages/CookiePolicyPage.tsx',
    Page: lazyPage(async () => (await import('~/pages/CookiePolicyPage')).CookiePolicyPage),
  },
  {
    path: paths.thankYou,
    file: 'src/pages/ThankYouPage.tsx',
    Page: lazyPage(async () => (await import('~/pages/ThankYouPage')).ThankYouPage),
  },
  {
    path: '*',
    file: 'src/pages/NotFoundPage.tsx',
    Page: lazyPage(async () => (await import('~/pages/NotFoundPage')).NotFoundPage),
  },
]

/** Fetches the page of an address, which must be there before React takes the document over. */
export async function preloadPage(pathname: string): Promise<void> {
  await routes.find(({ path }) => matchPath(path, pathname))?.Page.preload()
}
