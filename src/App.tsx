import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { layout } from '~/content/layout'
import { CookieDialogHost } from '~/features/consent/CookieDialogHost'
import { CookieConsentProvider, useConsentEffect } from '~/features/consent/cookie-consent-context'
import { ContactModalHost } from '~/features/contact/ContactModalHost'
import { ContactModalProvider } from '~/features/contact/contact-modal-context'
import { providers } from '~/features/tracking/providers'
import { runTrackers } from '~/features/tracking/track'
import { PageFailure } from '~/layout/FailureNotices'
import { Layout } from '~/layout/Layout'
import { useDialogEntry } from '~/lib/open-dialog'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { LazyToaster } from '~/ui/LazyToaster'
import { routes } from './routes'

/** Applies each cookie choice to the trackers; the feature consent does not know them. */
function Trackers() {
  useConsentEffect(runTrackers)
  return null
}

/** The page of the current route, and what every route shares. */
export function App() {
  useDialogEntry()
  return (
    <ErrorBoundary fallback={<PageFailure />}>
      <CookieConsentProvider providers={providers}>
        <Trackers />
        <ContactModalProvider>
          <Layout>
            <Suspense>
              <Routes>
                {routes.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Routes>
            </Suspense>
          </Layout>
          <ContactModalHost />
          <CookieDialogHost />
          <LazyToaster labels={layout.toasts} />
        </ContactModalProvider>
      </CookieConsentProvider>
    </ErrorBoundary>
  )
}
