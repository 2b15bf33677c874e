import type { Header } from './security-headers.ts'

/** The built site as the format of each host needs it. */
export interface HostedSite {
  /** The headers of every answer. */
  headers: readonly Header[]
  /** Addresses of the pages; the file of /aziende is aziende.html. */
  pages: readonly string[]
  /** Addresses of the files whose name has a hash of their content. */
  hashedFiles: readonly string[]
  /** The host name in the canonical addresses. */
  hostname: string
}

/** File names in this folder contain a hash of the content. */
export const hashedFolder = '/assets/'

/** Caches ask again each time, so that visitors get a new build at once. */
export const revalidated: Header = ['Cache-Control', 'no-cache']
export const immutable: Header = ['Cache-Control', 'public, max-age=31536000, immutable']

/** Configuration files in `dist`; the server hides them. */
export const hostFiles = ['/_headers', '/_redirects', '/vercel.json', '/.htaccess']

/** The folder of the site in the configuration for nginx and Caddy. */
export const serverFolder = '/var/www/palestra-venditori'

export const generatedNote =
  'Written by every build from tooling/hosting: changes made here are lost.'

/** A regular expression for any of the paths, in the syntax that nginx, Apache and Caddy share. */
export function anyOf(paths: readonly string[]): string {
  return paths.map(path => path.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')).join('|')
}

/** All pages except the home page. Their addresses redirect when ".html" or "/" is added. */
export function subpages(pages: readonly string[]): string[] {
  return pages.filter(page => page !== '/')
}
