/** Domains that RFC 2606 reserves for examples and tests, and the one of our examples. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org)|esempio\.it)$/

export function isReservedHost(hostname: string): boolean {
  return reserved.test(hostname)
}

/** Names and numbers of a home or office network (RFC 1918, 6598, 6762), and names that no domain has. */
export function isPrivateHost(hostname: string): boolean {
  return (
    /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/.test(
      hostname,
    ) || /(?:^[^.]+|\.(?:local|lan|home|internal|intranet)|\.)$/.test(hostname)
  )
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || /^127\./.test(hostname)
}

export type AddressFault = 'insecure' | 'credentials' | 'ipv6'

/** Why no browser can post to an address; null if it can. */
export function findAddressFault(text: string): AddressFault | null {
  if (!URL.canParse(text)) return 'insecure'
  const url = new URL(text)
  // fetch throws on them, and the built site would publish them.
  if (url.username || url.password) return 'credentials'
  // The sources of a content security policy know no IPv6 literals.
  if (url.hostname.startsWith('[')) return 'ipv6'
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
  return isSecure ? null : 'insecure'
}

export type PublicFault = 'loopback' | 'example' | 'private'

/** Why the visitors of a published site cannot reach an address that is sound in itself. */
export function findPublicFault(text: string): PublicFault | null {
  if (findAddressFault(text)) return null
  const url = new URL(text)
  if (isLoopback(url)) return 'loopback'
  if (isReservedHost(url.hostname)) return 'example'
  return isPrivateHost(url.hostname) ? 'private' : null
}

/** An address for messages and logs, which must not repeat a password. */
export function withoutCredentials(address: string): string {
  return address.replace(/:.*@/, '://…@')
}
