/** Pauses between the tries, in milliseconds: a flaky network often answers a moment later. */
const pauses = [400, 1500]

/**
 * Fetches a part of the application, more than once if need be.
 *
 * @throws what the last try threw: no network, or a deploy that has replaced the file meanwhile.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  return load()
}

/** Fetches a part before it is needed; whether that works shows when it is. */
export function preloadChunk(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
