import { useSyncExternalStore } from 'react'

export interface Store<T> {
  initial: T
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Holds a value that components read with useStore. The store object never changes, so
 * it can be a context value: a changing one would blank prerendered content before its hydration.
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

/** Reads a store. Hydration must start from what the prerendered page shows, which is of the initial value. */
export function useStore<T>({ get, subscribe, initial }: Store<T>, prerendered = initial): T {
  return useSyncExternalStore(subscribe, get, () => prerendered)
}
