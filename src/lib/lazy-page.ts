import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadChunk } from './load-chunk'

export interface LazyPage extends LazyExoticComponent<ComponentType> {
  /** Fetches the page, so that its first render does not wait. */
  preload: () => Promise<void>
}

/**
 * React.lazy for pages that are already on the screen when React arrives: after preload() the first
 * render is synchronous, so that hydration never falls back to an empty page.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let page: ComponentType | undefined
  const resolve = async () => {
    page ??= await loadChunk(load)
    return { default: page }
  }
  const component = lazy(() => {
    if (!page) return resolve()
    const module = { default: page }
    // A thenable that answers at once; React reads it without waiting for a microtask.
    // biome-ignore lint/suspicious/noThenProperty: this is the point of it.
    return { then: (done: (value: typeof module) => void) => done(module) } as Promise<
      typeof module
    >
  })
  return Object.assign(component, { preload: async () => void (await resolve()) })
}
