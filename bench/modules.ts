import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { build } from './build-sites.ts'

const folder = path.resolve(import.meta.dirname, '../.bench/modules/dist')

/** A package as a whole, a file of the project by itself. */
export function moduleOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  return inPackage ?? source.replace(/^(?:\.\.\/)+/, '')
}

interface Origin {
  generatedColumn: number
  originalSource: string
}

/** How many characters of a script come from each module, the largest first. */
export function weighModules(
  code: string,
  find: (line: number, column: number) => Origin | object,
) {
  const sizes = new Map<string, number>()
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column++) {
      const origin = find(line, column)
      if (!('originalSource' in origin) || !origin.originalSource) continue
      const name = moduleOf(origin.originalSource)
      sizes.set(name, (sizes.get(name) ?? 0) + 1)
    }
  }
  return [...sizes].sort(([, a], [, b]) => b - a)
}

let built = false

/** The largest modules of a script, from a build of the same code with source maps. */
export async function largestModules(chunk: string): Promise<string[]> {
  if (!built) build(folder, '--sourcemap', 'hidden', '--logLevel', 'error')
  built = true
  const file = path.join(folder, 'assets', chunk)
  const code = await readFile(file, 'utf8')
  const map = new SourceMap(JSON.parse(await readFile(`${file}.map`, 'utf8')))
  return weighModules(code, (line, column) => map.findEntry(line, column))
    .slice(0, 5)
    .map(([name, size]) => `${chunk}, ${(size / 1000).toFixed(1)} kB before compression: ${name}`)
}
