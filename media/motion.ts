/** How far a movement that starts at `start` and lasts `length` seconds has come: 0 to 1. */
export function progress(t: number, start: number, length: number) {
  return Math.min(1, Math.max(0, (t - start) / length))
}

export const outExpo = (p: number) => (p >= 1 ? 1 : 1 - 2 ** (-10 * p))
export const inQuad = (p: number) => p * p
export const inCubic = (p: number) => p ** 3
export const inOutQuad = (p: number) => (p < 0.5 ? 2 * p ** 2 : 1 - (-2 * p + 2) ** 2 / 2)
export const inOutQuart = (p: number) => (p < 0.5 ? 8 * p ** 4 : 1 - (-2 * p + 2) ** 4 / 2)

/** The short shudder of a bar that takes a plate at `hit`: pixels, fading within half a second. */
export function shudder(t: number, hit: number, strength = 9) {
  const since = t - hit
  return since < 0 ? 0 : strength * Math.exp(-9 * since) * Math.sin(30 * since)
}
