import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const opening = 'Questo sito contiene opere di altri, usate secondo le loro licenze.\n'

/** Adds to Vite's list of licences what is no module: Tailwind, whose base styles are in the site, and the font. */
export function licences(): Plugin {
  const fileName = 'licenze.txt'
  return {
    name: 'licences',
    apply: 'build',
    config: () => ({ environments: { client: { build: { license: { fileName } } } } }),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const list = bundle[fileName]
        if (list?.type !== 'asset') return
        const { root } = this.environment.config
        const read = (file: string) => readFile(path.join(root, file), 'utf8')
        const { version } = JSON.parse(await read('node_modules/tailwindcss/package.json'))
        const tailwind = await read('node_modules/tailwindcss/LICENSE')
        const font = await read('src/fonts/OFL.txt')
        const works = String(list.source).replace(/^# .*\n\n.*\n/, '')
        list.source = `${opening}${works}
## tailwindcss - ${version} (MIT)\n\n${tailwind}
## Archivo - font (OFL-1.1)\n\n${font}`
      },
    },
  }
}
