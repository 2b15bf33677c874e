import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { realContent } from '../../../e2e/real-content/content.ts'
import { replaceValues } from '../../../e2e/real-content/replace-values.ts'
import { findSteps, type Path } from '../../config/content-tree.ts'
import { exampleSite } from './example-site.ts'

const repository = path.join(import.meta.dirname, '../../..')
const ofProject = (name: string) => readFileSync(path.join(repository, 'src/content', name), 'utf8')

const withImport = (code: string) =>
  code.includes('import { demo }') ? code : `import { demo } from './demo'\n\n${code}`

/** The module of the business data, with the example data that it came with. */
export function exampleSiteCode(): string {
  const code = ofProject('site.ts')
  const [site] = findSteps(code, ['site'])
  const { start, end } = site?.holder ?? { start: 0, end: 0 }
  return withImport(code.slice(0, start) + exampleSite + code.slice(end))
}

function copyContent() {
  const root = mkdtempSync(path.join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const part of ['src/content', 'public/team', 'public/icon-512.png'])
    cpSync(path.join(repository, part), path.join(root, part), { recursive: true })
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)
  return { root, read, write }
}

/** A copy of what the setup reads and writes, with example business data and one more example. */
export function copySite() {
  const { root, read, write } = copyContent()
  write('src/content/site.ts', exampleSiteCode())
  for (const [name, { site: _, ...values }] of Object.entries(realContent)) {
    const file = `src/content/${name}`
    write(file, replaceValues(name, read(file), values))
  }
  const claims = withImport(read('src/content/claims.ts'))
  write('src/content/claims.ts', `${claims}export const example = demo('una cifra')\n`)
  return { root, read, write }
}

/** What the site came with an example of, apart from the business data. */
const examples: Record<string, Path[]> = {
  'site.ts': [['freeMethod'], ['earnings']],
  'claims.ts': [
    ...[
      'stars',
      'trained',
      'successRate',
      'salesIncrease',
      'experienceYears',
      'partnerCompanies',
    ].map(key => ['claims', key]),
    ['guarantee'],
  ],
  'home.ts': [
    ['services', 'items'],
    ['team', 'lead'],
    ...[0, 1, 2].map(index => ['team', 'members', index]),
    ...[0, 1, 2].map(index => ['results', 'testimonials', index]),
  ],
  'aziende.ts': [
    ['companies', 'training', 'items'],
    ['companies', 'doubts', 'items'],
  ],
  'legal/versions.ts': [['firstDay']],
}

/** The project's content is still that of the demonstration, whose people and programmes some tests count. */
export const isAsItCame = Object.entries(examples).every(([name, paths]) =>
  paths.every(keys => findSteps(ofProject(name), keys)[keys.length - 1]?.isMarked),
)

/** The code with demo() around the value at the end of a path, whether it has one or not. */
function mark(code: string, keys: Path): string {
  const step = findSteps(code, keys)[keys.length - 1]
  if (!step || step.isMarked) return code
  const { start, end } = step.value
  return `${code.slice(0, start)}demo(${code.slice(start, end)})${code.slice(end)}`
}

/** A copy of the project of which everything is an example, as when it was new. */
export function copyProject() {
  const { root, read, write } = copyContent()
  write('src/content/site.ts', exampleSiteCode())
  for (const [name, paths] of Object.entries(examples)) {
    const file = `src/content/${name}`
    write(file, withImport(paths.reduce(mark, read(file))))
  }
  return { root, read, write }
}
