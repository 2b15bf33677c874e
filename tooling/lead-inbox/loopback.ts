const loopbackHost = /^(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const loopbackOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Under DNS rebinding the address is ours but the Host header still names the attacker's domain. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && loopbackHost.test(host)
}

export function isLoopbackOrigin(origin: string): boolean {
  return loopbackOrigin.test(origin)
}
