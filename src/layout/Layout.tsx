import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { layout } from '~/content/layout'
import { paths } from '~/content/paths'
import { CookieBanner } from '~/features/consent/CookieBanner'
import { Announcer } from '~/ui/Announcer'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { AppFailedNotice, PageFailure, UnsentNotice } from './FailureNotices'
import { Footer } from './Footer'
import { Header } from './Header'
import { useFocusOnNavigation } from './use-focus-on-navigation'

const mainId = 'contenuto'

export function Layout({ children }: { children: ReactNode }) {
  useFocusOnNavigation()
  const { pathname } = useLocation()
  return (
    <>
      <a
        href={`#${mainId}`}
        className="fixed -top-20 left-2 z-60 bg-fuoco px-6.5 py-4 font-bold text-ghisa focus:top-2"
      >
        {layout.skipLink}
      </a>
      {/* If a blocker has removed the banner, React fails to remove it. On the page for companies the form is on the
          right. */}
      <ErrorBoundary fallback={null}>
        <CookieBanner side={pathname === paths.companies ? 'left' : 'right'} />
      </ErrorBoundary>
      {import.meta.env.IS_DEMO && (
        <aside
          aria-label={layout.demoLabel}
          className="bg-gesso px-gutter py-1.5 text-center font-medium text-note text-ghisa leading-[1.3]"
        >
          {layout.demoNotice}
        </aside>
      )}
      <Header />
      <main id={mainId} tabIndex={-1} className="outline-none">
        {/* Within the application only a sent lead navigates to /thank-you. */}
        <ErrorBoundary
          resetKey={pathname}
          fallback={<PageFailure isSent={pathname === paths.thankYou} />}
        >
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <UnsentNotice />
      <AppFailedNotice />
      <Announcer />
    </>
  )
}
