import type { ProviderStore } from '~/content/services/provider'
import { siteStorage } from '~/lib/storage'

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

/** Removes the cookies, on the parent domains too, and the local storage entries. */
export function removeStored(stores: readonly ProviderStore[]): void {
  // Stryker disable next-line StringLiteral: a pair always has a name.
  const cookies = document.cookie.split('; ').map(pair => pair.split('=')[0] ?? '')
  for (const { name, kind } of stores) {
    const pattern = new RegExp(`^${name.replace('*', '.*')}$`)
    const isMeant = (each: string) => pattern.test(each)
    if (kind === 'cookie') cookies.filter(isMeant).forEach(removeCookie)
    else siteStorage.names().filter(isMeant).forEach(siteStorage.remove)
  }
}
