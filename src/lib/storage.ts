/**
 * The browser's storages, which may be missing, forbidden or full: reading then finds nothing and
 * writing does nothing. Whether a value was kept is not for its writer to rely on.
 */
function guarded(open: () => Storage) {
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
  }
}

/** Lasts as long as the tab. */
export const tabStorage = guarded(() => sessionStorage)

/** Lasts until the visitor clears it. */
export const siteStorage = guarded(() => localStorage)
