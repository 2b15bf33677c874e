import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { liveEvent } from '~/lib/start-signals'
import { App } from './App'
import { preloadPage } from './routes'

function Root() {
  useEffect(() => {
    dispatchEvent(new Event(liveEvent))
  }, [])
  return (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
}

/** Takes a prerendered page over, or renders it where there is none (the development server). */
async function mount() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await preloadPage(location.pathname)
  if (root.firstElementChild) hydrateRoot(root, <Root />)
  else createRoot(root).render(<Root />)
}

mount()
