import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterWanted } from './notify'
import type { ToasterLabels } from './Toaster'

const Toaster = lazy(async () => ({ default: (await import('./Toaster')).Toaster }))

/** Mounts the toaster when something asks for it; until then it costs nothing. */
export function ToasterHost({ labels }: { labels: ToasterLabels }) {
  const { subscribe, get } = isToasterWanted
  const isWanted = useSyncExternalStore(subscribe, get, () => false)
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster labels={labels} />
    </Suspense>
  )
}
