import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from '~/lib/load-chunk'

/** Fetches a component when it is first wanted, and keeps it. Null until then, and after a failure. */
export function useLazyComponent<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFail: () => void = () => undefined,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (!isWanted || Component) return
    let isStale = false
    loadChunk(load).then(
      loaded => setComponent(() => loaded),
      () => isStale || fail(),
    )
    return () => {
      isStale = true
    }
  }, [isWanted, Component, load])
  return Component
}
