import { Suspense, useSyncExternalStore } from 'react'
import { lazyComponent } from '~/lib/lazy-component'
import { ErrorBoundary } from './ErrorBoundary'
import { shownToast } from './notify'
import type { ToasterProps } from './Toaster'

const Toaster = lazyComponent<'Toaster', ToasterProps>('Toaster', () => import('./Toaster'))

/** Fetches and mounts the toaster when it is first wanted. */
export function LazyToaster(props: ToasterProps) {
  const isWanted = useSyncExternalStore(
    shownToast.subscribe,
    () => shownToast.get() !== undefined,
    () => false,
  )
  if (!isWanted) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Toaster {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
