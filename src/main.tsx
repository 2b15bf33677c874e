import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ContactModal } from '~/features/contact/ContactModalHost'
import { keepDrafts } from '~/lib/keep-drafts'
import { cleanPath, rememberLanding } from '~/lib/landing-address'
import { preloadChunk, showAppFailed } from '~/lib/load-chunk'
import { liveAttribute, liveEvent } from '~/lib/start-signals'
import { App, preloadPage, routes } from './App'

/**
 * Fetches the rest of the way to a lead when the browser is idle: the modal, the toaster and the
 * thank-you page. From then on a lead needs nothing but its own request. Returns what cancels it.
 */
function fetchAhead(): (() => void) | undefined {
  // Not every browser has it, and TypeScript does not know it.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return undefined
  const fetchAll = () => {
    preloadChunk(ContactModal.preload)
    for (const { key, Page } of routes) if (key === 'thankYou') preloadChunk(Page.preload)
  }
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(fetchAll, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(fetchAll, 200)
  return () => clearTimeout(timer)
}

function Root() {
  useEffect(() => {
    document.documentElement.toggleAttribute(liveAttribute, true)
    dispatchEvent(new Event(liveEvent))
    return fetchAhead()
  }, [])
  return (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
}

/** Hydrates a prerendered page; the development server has none, so the page is rendered there. */
async function mount() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await preloadPage(location.pathname)
  // As a transition React hydrates in slices, between which the page answers.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, <Root />))
  else createRoot(root).render(<Root />)
}

// Servers answer //aziende and /aziende/ too, but the router and the links know one address for each page.
const { pathname, search, hash } = location
const known = cleanPath(pathname)
if (known !== pathname) history.replaceState(history.state, '', known + search + hash)

// Before the router changes the address.
if (import.meta.env.VITE_LEAD_CAMPAIGN) rememberLanding()

// There the starter, which does this in a built page, is not.
if (import.meta.env.DEV) keepDrafts()

mount().catch(error => {
  console.error('The page could not be hydrated', error)
  showAppFailed()
})
