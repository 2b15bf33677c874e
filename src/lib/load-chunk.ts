/** Pauses before each retry, in milliseconds: a flaky network often recovers within seconds. */
const retryPauses = [400, 1500]

/**
 * Fetches a chunk of the application, with two retries.
 *
 * @throws the error of the last try: there is no network, or a deploy has removed the file.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of retryPauses) {
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  return load()
}

/** Fetches a chunk early. Ignores a failure: the real load will report it. */
export function preloadChunk(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
