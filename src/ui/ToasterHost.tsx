import { useSyncExternalStore } from 'react'
import { isToasterWanted } from './notify'
import type { ToasterLabels } from './Toaster'
import { useLazyComponent } from './use-lazy-component'

const loadToaster = async () => (await import('./Toaster')).Toaster

/** Fetches and mounts the toaster when it is first wanted. */
export function ToasterHost({ labels }: { labels: ToasterLabels }) {
  const isWanted = useSyncExternalStore(isToasterWanted.subscribe, isToasterWanted.get, () => false)
  const Component = useLazyComponent(isWanted, loadToaster)
  return Component && <Component labels={labels} />
}
