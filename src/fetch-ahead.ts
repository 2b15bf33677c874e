import { loadContactModal } from '~/features/contact/ContactModalHost'
import { preloadChunk } from '~/lib/load-chunk'
import { routes } from './routes'

function isDataSaved(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}

/**
 * Fetches the rest of the way to a lead when the browser is idle: the modal, the toaster and the
 * thank-you page. From then on a lead needs nothing but its own request. Returns what cancels it.
 */
export function fetchAhead(): (() => void) | undefined {
  if (isDataSaved()) return undefined
  const fetchAll = () => {
    preloadChunk(loadContactModal)
    for (const { key, Page } of routes) if (key === 'thankYou') preloadChunk(Page.preload)
  }
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(fetchAll, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(fetchAll, 200)
  return () => clearTimeout(timer)
}
