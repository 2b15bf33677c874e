import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { findSteps } from '../../config/content-tree.ts'
import { exampleSite } from './example-site.ts'

const repository = path.join(import.meta.dirname, '../../..')

const withImport = (code: string) =>
  code.includes('import { demo }') ? code : `import { demo } from './demo'\n\n${code}`

/** The module of the business data, with the example data that it came with. */
export function exampleSiteCode(): string {
  const code = readFileSync(path.join(repository, 'src/content/site.ts'), 'utf8')
  const [site] = findSteps(code, ['site'])
  const { start, end } = site?.holder ?? { start: 0, end: 0 }
  return withImport(code.slice(0, start) + exampleSite + code.slice(end))
}

/** A copy of what the setup reads and writes, with example data and one claim that is an example. */
export function copySite() {
  const root = mkdtempSync(path.join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(path.join(repository, 'src'), path.join(root, 'src'), { recursive: true })
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)
  write('src/content/site.ts', exampleSiteCode())
  const claims = withImport(read('src/content/claims.ts'))
  write('src/content/claims.ts', `${claims}export const example = demo('una cifra')\n`)
  return { root, read }
}
