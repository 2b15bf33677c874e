import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Header } from './security-headers.ts'

export interface HostedPage {
  /** The address; the file of /aziende is aziende.html. */
  path: string
  /** The content security policy that allows what stands inline in this page, and in no other. */
  policy: Header
}

/** The built site as the format of each host needs it. */
export interface HostedSite {
  isDemo: boolean
  /** The headers of every answer, beside a policy. */
  headers: readonly Header[]
  pages: readonly HostedPage[]
  /** The policy of the 404 page, for every address that is no page. */
  notFoundPolicy: Header
  /** A policy for all pages at once, for hosts that cannot give each page its own. */
  commonPolicy: Header
  /** The addresses of what is no page. */
  files: readonly string[]
  /** The host name in the canonical addresses. */
  hostname: string
}

/** File names in this folder contain a hash of the content. */
export const hashedFolder = '/assets/'

export const hashedFilesOf = ({ files }: Pick<HostedSite, 'files'>) =>
  files.filter(file => file.startsWith(hashedFolder))

/** Caches ask again each time, so that visitors get a new build at once. */
export const revalidated: Header = ['Cache-Control', 'no-cache']
export const immutable: Header = ['Cache-Control', 'public, max-age=31536000, immutable']

/** Configuration files in `dist`; the server hides them. */
export const hostFiles = ['/_headers', '/_redirects', '/vercel.json', '/.htaccess'] as const

/** Types that servers do not know by themselves. Browsers refuse some files without: all say nosniff. */
export const fileTypes = {
  vcf: 'text/vcard',
  vtt: 'text/vtt',
  webmanifest: 'application/manifest+json',
}

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

export function fileOf({ path }: Pick<HostedPage, 'path'>): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

/** All pages except the home page. Their addresses redirect when ".html" or "/" is added. */
export function subpages(pages: readonly HostedPage[]): string[] {
  return pages.map(({ path }) => path).filter(path => path !== '/')
}

/** Other spellings of the pages' addresses, each with the page where it leads. */
export function redirectsOf({ pages }: Pick<HostedSite, 'pages'>): [from: string, to: string][] {
  return [
    ['/index.html', '/'],
    ['/index', '/'],
    ...subpages(pages).flatMap((page): [string, string][] => [
      [`${page}/`, page],
      [`${page}.html`, page],
    ]),
  ]
}

export function headersOf(site: HostedSite, address: string): Header[] {
  const page = site.pages.find(({ path }) => path === address)
  const cache = hashedFilesOf(site).includes(address) ? immutable : revalidated
  return [page?.policy ?? site.notFoundPolicy, ...site.headers, cache]
}

/** Where a build keeps what its host should answer: beside the folder that is published. */
export const descriptionOf = (folder: string) => path.resolve(folder, '../.hosting/site.json')

export interface BuiltSite extends HostedSite {
  folder: string
}

/** What the host of a built site should answer; null where no build is, or one of an older version. */
export function readBuiltSite(folder: string): BuiltSite | null {
  const file = descriptionOf(folder)
  if (!existsSync(file) || !existsSync(path.join(folder, 'index.html'))) return null
  const site: HostedSite = JSON.parse(readFileSync(file, 'utf8'))
  return 'files' in site ? { ...site, folder } : null
}
