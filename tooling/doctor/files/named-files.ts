import { hashedFolder } from '../../hosting/hosted-site.ts'

/** The name of a file whose content has a hash, as pages, scripts and stylesheets write it. */
const hashedName = /\b[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2)\b/g

/** The address of any file from the root, after a quote, a bracket or a space. */
const extensions = 'js|css|svg|png|jpe?g|webp|ico|woff2|mp4|vtt|webmanifest'
const rooted = new RegExp(`(?<=["'\`(\\s])/(?:[\\w-]+/)*[\\w.-]+\\.(?:${extensions})\\b`, 'g')

/** Scripts with an address of their own are the host's: checkScripts speaks of them. */
const addressedScript = /<script\b[^>]*\ssrc=[^>]*>/gi

/** The addresses of the files that a page, script, stylesheet or manifest of the site names. */
export function findNamedFiles(text: string): string[] {
  const own = text.replace(addressedScript, '')
  const hashed = (own.match(hashedName) ?? []).map(name => hashedFolder + name)
  return [...new Set([...hashed, ...(own.match(rooted) ?? [])])]
}
