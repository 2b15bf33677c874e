import type { Header } from './security-headers.ts'

/** All that a host must know of the built site; each format is written from this. */
export interface HostedSite {
  /** Sent with every answer. */
  headers: readonly Header[]
  /** Addresses of the pages, "/" first; the file of /aziende is aziende.html. */
  pages: readonly string[]
  /** Where the site is published. */
  hostname: string
}

/** Files here carry a hash of their content in their name. */
export const hashedFolder = '/assets/'

export const cacheControl = {
  /** May be kept, but is asked for again each time: a new build is seen at once. */
  revalidated: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
}

/** Written for hosts that read them; no visitor needs them. */
export const hostFiles = ['/_headers', '/_redirects', '/vercel.json', '/.htaccess']

export const generatedNote =
  'Written by every build from tooling/hosting: changes made here are lost.'

/** A path as a regular expression, which nginx, Apache and Caddy write alike. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')
}

/** Second addresses of the pages, each with the one that counts. */
export function redirects(pages: readonly string[]): [from: string, to: string][] {
  return pages.flatMap((page): [string, string][] =>
    page === '/'
      ? [['/index.html', '/']]
      : [
          [`${page}/`, page],
          [`${page}.html`, page],
        ],
  )
}
