import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readNetlifyHeaders } from '../hosting/netlify.ts'
import type { Header } from '../hosting/security-headers.ts'

/** What the build on this machine wrote, which a deployment is compared with. */
export interface LocalBuild {
  /** The headers that dist/_headers asks for an address. */
  headersOf: (address: string) => Header[]
  /** The bytes that answer an address; null if the build has no file for it. */
  read: (address: string) => Buffer | null
}

/** Null when the site was not built on this machine. */
export function readLocalBuild(folder: string): LocalBuild | null {
  const headers = path.join(folder, '_headers')
  if (!existsSync(headers)) return null
  return {
    headersOf: readNetlifyHeaders(readFileSync(headers, 'utf8')),
    read: address => {
      const name = address === '/' ? '/index' : address
      const file = [name, `${name}.html`]
        .map(each => path.join(folder, each))
        .find(each => existsSync(each) && statSync(each).isFile())
      return file === undefined ? null : readFileSync(file)
    },
  }
}
