import { Suspense } from 'react'
import { lazyComponent } from '~/lib/lazy-component'
import { useStore } from '~/lib/store'
import { ErrorBoundary } from './ErrorBoundary'
import { isToasterNeeded } from './notify'
import type { ToasterProps } from './Toaster'

const Toaster = lazyComponent<'Toaster', ToasterProps>('Toaster', () => import('./Toaster'))

export function LazyToaster(props: ToasterProps) {
  if (!useStore(isToasterNeeded)) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Toaster {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
