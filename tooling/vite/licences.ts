import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A third-party work in the published site, as Vite lists it. */
interface Work {
  name: string
  version: string
  identifier: string | null
  text?: string
}

/** Those that ask for no more than their text, which the site publishes. */
const accepted = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']

/**
 * Lists the licences in one text. A section has the works under one licence, then its text.
 *
 * @throws Error that names a work without a licence, or under one that may ask for more than its text.
 */
export function formatLicences(works: readonly Work[]): string {
  const covered = new Map<string, string[]>()
  for (const { name, version, identifier, text: licence } of works) {
    const text = licence?.replaceAll(/[ \t\r]+$/gm, '').trim()
    if (!text || !identifier) throw new Error(`${name} ships no licence: add its text`)
    if (!accepted.includes(identifier))
      throw new Error(
        `${name} is under ${identifier}: read what it asks for, then accept it in licences.ts`,
      )
    covered.set(text, [...(covered.get(text) ?? []), `${name} ${version} (${identifier})`])
  }
  const title = 'Questo sito contiene opere di altri, usate secondo le loro licenze.'
  const sections = [...covered].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${[title, ...sections].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

/** The works that Vite does not list: Tailwind, whose base styles are in the site, and the font. */
async function readOtherWorks(root: string): Promise<Work[]> {
  const read = (file: string) => readFile(path.join(root, file), 'utf8')
  const { version } = JSON.parse(await read('node_modules/tailwindcss/package.json'))
  const tailwind = await read('node_modules/tailwindcss/LICENSE')
  const font = await read('src/fonts/OFL.txt')
  return [
    { name: 'tailwindcss', version, identifier: 'MIT', text: tailwind },
    { name: 'Archivo', version: '(font)', identifier: 'OFL-1.1', text: font },
  ]
}

/** Writes licenze.txt, the licences of everything in the bundle, into the site. */
export function licences(): Plugin {
  const listName = 'licenze.json'
  return {
    name: 'licences',
    apply: 'build',
    config: () => ({
      environments: { client: { build: { license: { fileName: listName } } } },
    }),
    async buildApp({ config: { root, build } }) {
      const folder = path.resolve(root, build.outDir)
      const list = path.join(folder, listName)
      const bundled: Work[] = JSON.parse(await readFile(list, 'utf8'))
      const works = [...bundled, ...(await readOtherWorks(root))]
      await writeFile(path.join(folder, 'licenze.txt'), formatLicences(works))
      await rm(list)
    },
  }
}
