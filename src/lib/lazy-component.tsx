import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'
import { loadChunk } from './load-chunk'

export interface LazyComponent<Props extends object = object> extends FunctionComponent<Props> {
  /** Name of the component, its file and its chunk; the build finds the scripts of a page by it. */
  chunk: string
  /** Fetches the component without a time limit, so that its first render is synchronous. */
  preload: () => Promise<unknown>
}

/**
 * React.lazy for parts of a prerendered page: after preload() the first render is synchronous, so hydration never
 * replaces it with the Suspense fallback. A component that arrives after the time limit is used at the next mount.
 */
export function lazyComponent<Name extends string, Props extends object = object>(
  chunk: Name,
  load: () => Promise<Record<Name, ComponentType<NoInfer<Props>>>>,
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined
  const preload = async () => {
    component ??= (await load())[chunk]
    return { default: component }
  }
  const Lazy = lazy(() => loadChunk(preload))
  function Loaded(props: Props) {
    // Chosen once, on mount: another component in the same place would lose its state.
    const [Chosen] = useState<ComponentType<Props>>(() => component ?? Lazy)
    return <Chosen {...props} />
  }
  return Object.assign(Loaded, { chunk, preload })
}
