import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'
import { loadChunk } from './load-chunk'

export interface LazyPage extends FunctionComponent {
  /** Name of the component, its file and its chunk; the build finds the scripts of a page by it. */
  chunk: string
  /** Fetches the page without a time limit, so that its first render is synchronous. */
  preload: () => Promise<unknown>
}

/**
 * React.lazy for prerendered pages: after preload() the first render is synchronous, so hydration
 * never replaces the page with the Suspense fallback.
 */
export function lazyPage<Name extends string>(
  chunk: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LazyPage {
  let page: ComponentType | undefined
  const preload = async () => {
    page ??= (await load())[chunk]
    return { default: page }
  }
  const Lazy = lazy(() => loadChunk(preload))
  function Page() {
    // Chosen once, on mount: another component in the same place would lose the state of the page.
    const [Loaded] = useState<ComponentType>(() => page ?? Lazy)
    return <Loaded />
  }
  return Object.assign(Page, { chunk, preload })
}
