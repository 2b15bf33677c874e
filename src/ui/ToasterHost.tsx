import { useSyncExternalStore } from 'react'
import { isToasterWanted } from './notify'
import type { ToasterLabels } from './Toaster'
import { useLazyComponent } from './use-lazy-component'

const loadToaster = async () => (await import('./Toaster')).Toaster

/** Mounts the toaster when something asks for it; until then it costs nothing. */
export function ToasterHost({ labels }: { labels: ToasterLabels }) {
  const { subscribe, get } = isToasterWanted
  const { Component } = useLazyComponent(
    useSyncExternalStore(subscribe, get, () => false),
    loadToaster,
  )
  return Component && <Component labels={labels} />
}
