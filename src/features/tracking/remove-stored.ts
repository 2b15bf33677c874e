import type { ProviderStore } from '~/content/services/provider'
import { siteStorage } from '~/lib/storage'

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}

/** The domain attributes with which a script of this page can have set a cookie. */
function cookieDomains(): string[] {
  const labels = location.hostname.split('.')
  // Stryker disable next-line StringLiteral: jsdom takes the cookie of a host for that of its domain.
  return ['', ...labels.map((_label, index) => `;domain=${labels.slice(index).join('.')}`)]
}

function removeCookie(name: string) {
  for (const domain of cookieDomains()) {
    document.cookie = `${name}=;path=/;max-age=0${domain}`
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // Stryker disable next-line ArrayDeclaration: no pattern matches another name.
    return []
  }
}

/** Removes the cookies, on the parent domains too, and the local storage entries. */
export function removeStored(stores: readonly ProviderStore[]): void {
  // Stryker disable next-line StringLiteral: a pair always has a name.
  const cookies = document.cookie.split('; ').map(pair => pair.split('=')[0] ?? '')
  for (const { name: pattern, kind } of stores) {
    if (kind === 'cookie') {
      for (const name of cookies) if (matches(pattern, name)) removeCookie(name)
    } else {
      for (const name of storedNames()) if (matches(pattern, name)) siteStorage.remove(name)
    }
  }
}
