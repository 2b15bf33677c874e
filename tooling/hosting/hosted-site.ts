import type { Header } from './security-headers.ts'

export interface HostedPage {
  /** The address; the file of /aziende is aziende.html. */
  path: string
  /** The content security policy that allows what stands inline in this page, and in no other. */
  policy: Header
}

/** The built site as the format of each host needs it. */
export interface HostedSite {
  /** The headers of every answer, beside a policy. */
  headers: readonly Header[]
  pages: readonly HostedPage[]
  /** The policy of the 404 page, for every address that is no page. */
  notFoundPolicy: Header
  /** A policy for all pages at once, for hosts that cannot give each page its own. */
  commonPolicy: Header
  /** The folders of the site: /assets, /og and so on. No page lists what is in them. */
  folders: readonly string[]
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

/** Types that servers do not know by themselves. Browsers refuse some files without: all say nosniff. */
export const fileTypes = { vtt: 'text/vtt', webmanifest: 'application/manifest+json' }

/** The domain without www., which people type. */
export function bareDomainOf(hostname: string): string | undefined {
  return hostname.startsWith('www.') ? hostname.slice('www.'.length) : undefined
}

/** The folder of the site in the configuration for nginx and Caddy. */
export const serverFolder = '/var/www/palestra-venditori'

export const generatedNote =
  'Written by every build from tooling/hosting: changes made here are lost.'

/** A regular expression for any of the paths, in the syntax that nginx, Apache and Caddy share. */
export function anyOf(paths: readonly string[]): string {
  return paths.map(path => path.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')).join('|')
}

export function fileOf({ path }: HostedPage): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

/** All pages except the home page. Their addresses redirect when ".html" or "/" is added. */
export function subpages(pages: readonly HostedPage[]): string[] {
  return pages.map(({ path }) => path).filter(path => path !== '/')
}
