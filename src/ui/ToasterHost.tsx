import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { loadChunk } from '~/lib/load-chunk'
import { isToasterWanted } from './notify'
import type { ToasterLabels } from './Toaster'

type Toaster = ComponentType<{ labels: ToasterLabels }>

/** Mounts the toaster when something asks for it; until then it costs nothing. */
export function ToasterHost({ labels }: { labels: ToasterLabels }) {
  const { subscribe, get } = isToasterWanted
  const isWanted = useSyncExternalStore(subscribe, get, () => false)
  const [toaster, setToaster] = useState<{ Toaster: Toaster } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    loadChunk(() => import('./Toaster')).then(setToaster, () => undefined)
  }, [isWanted])
  return toaster && <toaster.Toaster labels={labels} />
}
