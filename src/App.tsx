import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { toasts } from '~/content/messages'
import { CookieDialogHost } from '~/features/consent/CookieDialogHost'
import { CookieConsentProvider, useConsentEffect } from '~/features/consent/cookie-consent-context'
import { ContactModalHost } from '~/features/contact/ContactModalHost'
import { ContactModalProvider } from '~/features/contact/contact-modal-context'
import { ContactLine } from '~/features/sending/ContactLine'
import { runTrackers } from '~/features/tracking/track'
import { Layout } from '~/layout/Layout'
import { ToasterHost } from '~/ui/ToasterHost'
import { routes } from './routes'

/** Applies each cookie choice to the trackers; the feature consent does not know them. */
function Trackers() {
  useConsentEffect(runTrackers)
  return null
}

/** The page of the current route, and what every route shares. */
export function App() {
  return (
    <CookieConsentProvider>
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
        <CookieDialogHost contacts={<ContactLine />} />
        <ToasterHost labels={toasts} />
      </ContactModalProvider>
    </CookieConsentProvider>
  )
}
