import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'
import { loadChunk } from './load-chunk'

export interface LazyPage extends FunctionComponent {
  /** The component's name, which its file and its chunk share; the build finds its scripts by it. */
  chunk: string
  /** Fetches the page, so that its first render does not wait. */
  preload: () => Promise<unknown>
}

/**
 * React.lazy for pages that are already on the screen when React arrives: after preload() the first
 * render is synchronous, so that hydration never falls back to an empty page.
 */
export function lazyPage<Name extends string>(
  chunk: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LazyPage {
  let page: ComponentType | undefined
  const preload = async () => {
    page ??= (await loadChunk(load))[chunk]
    return { default: page }
  }
  const Lazy = lazy(preload)
  function Page() {
    // Chosen once, when it mounts: another component in its place would lose the page's state.
    const [Loaded] = useState<ComponentType>(() => page ?? Lazy)
    return <Loaded />
  }
  return Object.assign(Page, { chunk, preload })
}
