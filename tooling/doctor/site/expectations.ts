import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  fileOf,
  type HostedSite,
  hashedFolder,
  hostFiles,
  readHostedSite,
} from '../../hosting/hosted-site.ts'

/** What an address should answer. */
export interface Expectation {
  /** The address in the report. */
  target: string
  url: string
  kind: 'page' | 'file' | 'notFound'
  /** What should arrive; null where no build says it. */
  bytes: Buffer | null
}

/** An address that should lead to another. */
export interface Redirect {
  target: string
  url: string
  kind: 'slash' | 'https' | 'twin'
  location: string
}

export interface BuiltSite extends HostedSite {
  folder: string
}

/** The build in a folder; null if there is none. */
export function readBuiltSite(folder: string): BuiltSite | null {
  const site = readHostedSite(folder)
  return site && { ...site, folder }
}

/** Pages are listed by their address; compressed copies and hidden files are the host's. */
const isServedByName = (address: string) =>
  /\.\w+$/.test(address) &&
  !/\.(?:html|br|gz)$|\/\.[^/]*$/.test(address) &&
  !hostFiles.includes(address)

/** Each page and file of a build, as its host should send it. */
export function expectFiles({ folder, pages }: BuiltSite, origin: string): Expectation[] {
  const expect = (kind: Expectation['kind'], target: string, file: string) => ({
    ...{ target, kind, url: origin + target },
    bytes: readFileSync(path.join(folder, file)),
  })
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const addresses = names.map(name => `/${name.replaceAll(path.sep, '/')}`).sort()
  return [
    ...pages.map(page => expect('page', page.path, fileOf(page))),
    ...addresses.filter(isServedByName).map(address => expect('file', address, address)),
  ]
}

/** Addresses that are not there: of a page, and of a file while a new build is being published. */
export function expectNothing(site: BuiltSite | null, origin: string): Expectation[] {
  const bytes = site && readFileSync(path.join(site.folder, '404.html'))
  return [
    ['una pagina che non c’è', '/'],
    [`un file di ${hashedFolder} che non c’è`, hashedFolder],
  ].map(([target = '', folder]) => {
    const url = `${origin}${folder}doctor-${randomUUID()}${folder === '/' ? '' : '.js'}`
    return { target, kind: 'notFound', url, bytes }
  })
}

/** The name with www. of one without, and the other way round; none for one such as corsi.azienda.it. */
function twinsOf(hostname: string): string[] {
  if (hostname.startsWith('www.')) return [hostname.slice('www.'.length)]
  return hostname.split('.').length === 2 ? [`www.${hostname}`] : []
}

/** Other spellings of the site's addresses, as people type them or adverts name them. */
export function expectRedirects(site: BuiltSite | null, origin: string): Redirect[] {
  const { protocol, hostname, port } = new URL(origin)
  const subpages = site?.pages.filter(page => page.path !== '/') ?? []
  const slashes = subpages.map(page => ({
    ...{ kind: 'slash' as const, target: page.path, url: `${origin}${page.path}/?metodo` },
    location: `${origin}${page.path}?metodo`,
  }))
  if (protocol !== 'https:' || port !== '') return slashes
  const location = `${origin}/aziende?metodo`
  const from = (kind: 'https' | 'twin', target: string) => ({
    ...{ kind, target, url: `${target}/aziende?metodo`, location },
  })
  return [
    ...slashes,
    from('https', `http://${hostname}`),
    ...twinsOf(hostname).map(twin => from('twin', `https://${twin}`)),
  ]
}
