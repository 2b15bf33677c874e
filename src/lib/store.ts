import { useSyncExternalStore } from 'react'

/** The object never changes, so it can be a context value: a new one would blank content that is not hydrated yet. */
export function createStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => value,
    set(next: T) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ReadableStore<T> = Omit<ReturnType<typeof createStore<T>>, 'set'>

/** Reads a store. Hydration must start from the value of the prerendered page. */
export function useStore<T>(store: ReadableStore<T>, prerendered = store.initial): T {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered)
}
