/** A storage may be missing, forbidden or full: reading then gives null or nothing, and writing does nothing. */
function withoutThrowing(open: () => Storage) {
  function attempt<T>(use: (storage: Storage) => T): T | null {
    try {
      return use(open())
    } catch {
      return null
    }
  }
  return {
    read: (key: string): string | null => attempt(storage => storage.getItem(key)),
    write: (key: string, value: string): void =>
      void attempt(storage => storage.setItem(key, value)),
    remove: (key: string): void => void attempt(storage => storage.removeItem(key)),
    names: (): string[] => attempt(Object.keys) ?? [],
  }
}

/** Keeps values until the tab is closed. */
export const tabStorage = withoutThrowing(() => sessionStorage)

/** Keeps values until the visitor clears them. */
export const siteStorage = withoutThrowing(() => localStorage)

/** Parses a stored text, which is not trusted; null unless it is a JSON object. */
export function parseJsonObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return value instanceof Object && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
