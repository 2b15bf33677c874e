import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '~/lib/load-chunk'

/** Fetches a component when it is first wanted, and keeps it. */
export function useLazyComponent<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || Component || hasFailed) return
    loadChunk(load).then(
      loaded => setComponent(() => loaded),
      () => setHasFailed(true),
    )
  }, [isWanted, Component, hasFailed, load])
  return { Component, hasFailed, retry: () => setHasFailed(false) }
}
