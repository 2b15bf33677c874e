import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { usesOwnData } from '../../src/content/own-data.ts'
import { colourOf } from '../../src/content/schema/shades.ts'
import { readLogo } from './brand.ts'
import { readExample, readOwn } from './business-files.ts'

const logoId = 'virtual:logo'
const inFiles = /\/(?:icons|drawings)\/\w+\.svg$/

/** Replaces the drawn logo with the business's, and writes its colour into the drawings that are files. */
export function brandDrawings(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'brand-drawings',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    resolveId: {
      filter: { id: /^~\/brand\/Logo$/ },
      handler: () => (usesOwnData && readLogo(config.root) ? logoId : null),
    },
    load: {
      filter: { id: [new RegExp(`^${logoId}$`), inFiles] },
      async handler(id) {
        if (id === logoId) {
          const image = JSON.stringify({ ...readLogo(config.root), alt: '' })
          return `import { createElement } from 'react'
export const Logo = ({ className }) => createElement('img', { ...${image}, className })`
        }
        // The type of an example says no more than that it is one.
        const example = readExample(config.root, 'brand') as { colour: string }
        const colour = colourOf(usesOwnData ? readOwn(config.root, 'brand').value : {}, example)
        const source = (await readFile(id, 'utf8')).replaceAll('currentColor', colour)
        if (config.command === 'serve')
          return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
        const file = this.emitFile({ type: 'asset', name: path.basename(id), source })
        // As Vite's own assets: it writes the address in the place of these words.
        return `export default "__VITE_ASSET__${file}__"`
      },
    },
  }
}
