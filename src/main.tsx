import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { paths } from '~/content/paths'
import { ContactModal } from '~/features/contact/ContactModalHost'
import { keepDrafts } from '~/lib/keep-drafts'
import { cleanPath, rememberLanding } from '~/lib/landing-address'
import { preloadChunk, showAppFailed } from '~/lib/load-chunk'
import { liveAttribute, liveEvent, styledAttribute } from '~/lib/start-signals'
import { App, preloadPage } from './App'

/** Fetches the modal, the toaster and the thank-you page. From then on a lead needs only its own request. */
function fetchAhead() {
  // TypeScript does not know it, as few browsers have it.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  preloadChunk(ContactModal.preload)
  preloadChunk(() => preloadPage(paths.thankYou))
}

function Root() {
  useEffect(() => {
    document.documentElement.toggleAttribute(liveAttribute, true)
    dispatchEvent(new Event(liveEvent))
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(fetchAhead)
  }, [])
  return (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
}

/** Hydrates a prerendered page; the development server has none and renders. */
async function mount() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await preloadPage(location.pathname)
  // In a transition React hydrates in slices, between which the page answers.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, <Root />))
  else createRoot(root).render(<Root />)
}

// Servers answer //aziende and /aziende/ too; the router knows one address for each page.
const { pathname, search, hash } = location
const known = cleanPath(pathname)
if (known !== pathname) history.replaceState(history.state, '', known + search + hash)

// Before the router can change the address.
if (import.meta.env.VITE_LEAD_CAMPAIGN) rememberLanding()

// In a built page the starter does this. The development server's page comes with its stylesheet.
if (import.meta.env.DEV) {
  keepDrafts()
  document.documentElement.toggleAttribute(styledAttribute, true)
}

mount().catch(error => {
  console.error('The page could not be hydrated', error)
  showAppFailed()
})
