import { matchPath, Route, Routes } from 'react-router-dom'
import { layout } from '~/content/layout'
import { pages } from '~/content/pages'
import { CookieDialogHost } from '~/features/consent/CookieDialogHost'
import { CookieConsentProvider } from '~/features/consent/cookie-consent-context'
import { ContactModalHost } from '~/features/contact/ContactModalHost'
import { ContactModalProvider } from '~/features/contact/contact-modal-context'
import { providers } from '~/features/tracking/providers'
import { runTrackers } from '~/features/tracking/track'
import { PageFailure } from '~/layout/FailureNotices'
import { Layout } from '~/layout/Layout'
import { type LazyComponent, lazyComponent } from '~/lib/lazy-component'
import { useDialogEntry } from '~/lib/open-dialog'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { LazyToaster } from '~/ui/LazyToaster'

/** By the keys of src/content/pages. The build finds a page's scripts by the name of its file, the component's. */
const components: Record<string, LazyComponent> = {
  home: lazyComponent('HomePage', () => import('~/pages/HomePage')),
  companies: lazyComponent('AziendePage', () => import('~/pages/AziendePage')),
  privacy: lazyComponent('PrivacyPolicyPage', () => import('~/pages/legal/PrivacyPolicyPage')),
  terms: lazyComponent('TermsOfServicePage', () => import('~/pages/legal/TermsOfServicePage')),
  cookies: lazyComponent('CookiePolicyPage', () => import('~/pages/legal/CookiePolicyPage')),
  thankYou: lazyComponent('ThankYouPage', () => import('~/pages/ThankYouPage')),
  notFound: lazyComponent('NotFoundPage', () => import('~/pages/NotFoundPage')),
}

export const routes = Object.entries(components).map(([key, Page]) => ({
  key,
  path: pages[key]?.path ?? '',
  Page,
}))

/** Fetches the page of an address; hydration must not start without it. */
export async function preloadPage(pathname: string): Promise<void> {
  await routes.find(({ path }) => matchPath(path, pathname))?.Page.preload()
}

export function App() {
  useDialogEntry()
  return (
    <ErrorBoundary fallback={<PageFailure />}>
      <CookieConsentProvider providers={providers} onChoice={runTrackers}>
        <ContactModalProvider>
          <Layout>
            {/* Without a Suspense boundary: the page and the shell become live together, so that no navigation comes
                between them. A page that is still on its way keeps the one before, as the router navigates in a
                transition. */}
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Routes>
          </Layout>
          <ContactModalHost />
          <CookieDialogHost />
          <LazyToaster labels={layout.toasts} />
        </ContactModalProvider>
      </CookieConsentProvider>
    </ErrorBoundary>
  )
}
