import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface PageEntry {
  /** As the specification fixes it; "*" matches every address that no other page has. */
  path: string
  /** True if search engines may list the page; it then has a preview image and is in the sitemap. */
  isIndexed: boolean
}

const folder = path.join(import.meta.dirname, 'pages')

function read(file: string): [key: string, entry: PageEntry] {
  const { path: address, isIndexed } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  return [path.basename(file, '.json'), { path: address, isIndexed }]
}

/**
 * Every page of the site, by the name of its file in the folder pages. App.tsx shows
 * a component at each; sitemap, preview images, tests and benchmark follow. In a build
 * tooling/business/business-data.ts replaces this module with the entries.
 */
export const pages: Readonly<Record<string, PageEntry>> = Object.fromEntries(
  readdirSync(folder).sort().map(read),
)
