import { useSyncExternalStore } from 'react'

export interface Store<T> {
  initial: T
  get: () => T
  set(value: T): void
  subscribe: (listener: () => void) => () => void
}

/**
 * A value that components read with useStore. The store object never changes, so it can be a context value: a
 * changing one would blank content that is not hydrated yet.
 */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => value,
    set: next => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ReadableStore<T> = Omit<Store<T>, 'set'>

/** Reads a store. Hydration must start from the value of the prerendered page. */
export function useStore<T>(store: ReadableStore<T>, prerendered = store.initial): T {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered)
}
