import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folders, type MutatedFolder } from './folders.ts'
import { scoreFolder } from './score.ts'

const root = path.resolve(import.meta.dirname, '../..')
const chosen = process.argv.slice(2)
const known = folders.map(folder => folder.path)
const unknown = chosen.filter(name => !known.includes(name))
if (unknown.length > 0) {
  console.error(`Not examined: ${unknown.join(', ')}. Folders: ${known.join(', ')}`)
  process.exit(2)
}

/** Stryker keeps its results in the file and tries again only what has changed since. */
function mutate({ path: folder, except = [] }: MutatedFolder) {
  const results = `.mutation/${folder.replaceAll('/', '-')}.json`
  const excepted = except.map(name => (name.endsWith('/') ? `${name}**` : name))
  const left = ['**/*.test.ts', ...excepted].map(name => `!${folder}/${name}`)
  const options = {
    mutate: [`${folder}/**/*.ts`, ...left].join(','),
    testFiles: `${folder}/**/*.test.ts,${folder}/**/*.test.tsx`,
    incrementalFile: results,
  }
  const { status } = spawnSync(
    'stryker',
    [
      ...['run', 'tooling/mutation/stryker.config.json'],
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
  return JSON.parse(readFileSync(path.join(root, results), 'utf8'))
}

const examined = folders.filter(folder => chosen.length === 0 || chosen.includes(folder.path))
const scores = examined.map(folder => ({ folder, ...scoreFolder(folder, mutate(folder)) }))

const mutants = scores.reduce((total, score) => total + score.mutants, 0)
const seen = scores.reduce((total, score) => total + score.seen, 0)
const rows = [
  ['Folder', 'Mutants', 'Seen', 'Score', 'Goal'],
  ['---', '--:', '--:', '--:', '--:'],
  ...scores.map(({ folder, mutants, seen, score }) => [
    folder.path,
    mutants,
    seen,
    `${score.toFixed(1)} %`,
    `${folder.goal} %`,
  ]),
  ['all', mutants, seen, `${((seen * 100) / mutants).toFixed(1)} %`, '90 %'],
]
console.log(`\n${rows.map(cells => `| ${cells.join(' | ')} |`).join('\n')}`)

const explained = examined.flatMap(({ unseen = {} }) => Object.entries(unseen))
if (explained.length > 0) console.log('\nWhat no test sees, and why none has to:\n')
for (const [file, { mutants, why }] of explained) console.log(`- ${file}, ${mutants}: ${why}`)

const faults = scores.flatMap(score => score.faults)
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`)
  process.exitCode = 1
}
