import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findSection, withFigures } from './figures-page.ts'
import { isSectionKey, type SectionKey, sectionKeys, sections } from './sections.ts'

const root = path.resolve(import.meta.dirname, '../..')
const page = path.join(root, 'docs/misure.md')
const usage = `npm run figures -- <section>… [-- <options of their commands>]
Runs the commands of these sections and writes docs/misure.md.
Sections: ${sectionKeys.join(', ')}`

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Such as "Linux 6.1, 2 cores of Intel Xeon, 8 GB, Node.js 22.12.0". */
function describeMachine(): string {
  const [processor] = os.cpus()
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`
  const cores = `${os.cpus().length} cores of ${processor?.model.trim() || 'an unnamed processor'}`
  return `${os.type()} ${os.release().split('-')[0]}, ${cores}, ${memory}, Node.js ${process.versions.node}`
}

/** Runs a script of package.json, with its options; what it prints is shown too. */
async function run(command: string): Promise<{ output: string; exitCode: number }> {
  const child = spawn(`npm run --silent ${command}`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => {
    output += text
    process.stdout.write(text)
  })
  const [exitCode] = await once(child, 'close')
  return { output, exitCode }
}

async function record(key: SectionKey, options: readonly string[]) {
  const { script, options: own = [] } = sections[key]
  const all = [...own, ...options]
  const command = [script, ...(all.length > 0 ? ['--', ...all] : [])].join(' ')
  const { output, exitCode } = await run(command)
  const commit = git('rev-parse', '--short', 'HEAD')
  const figures = withFigures(readFileSync(page, 'utf8'), {
    key,
    command,
    output,
    exitCode,
    date: new Date(),
    machine: describeMachine(),
    commit: git('status', '--porcelain', '--', 'src', 'tooling')
      ? `${commit} with changes`
      : commit,
  })
  writeFileSync(page, figures)
  if (exitCode !== 0) process.exitCode = exitCode
}

const given = process.argv.slice(2)
const end = given.includes('--') ? given.indexOf('--') : given.length
const [chosen, options] = [given.slice(0, end), given.slice(end + 1)]
if (chosen.length === 0 || !chosen.every(isSectionKey)) {
  console.error(usage)
  process.exitCode = 2
} else {
  // Before minutes of work are lost.
  for (const key of chosen) findSection(readFileSync(page, 'utf8'), key)
  for (const key of chosen) await record(key, options)
}
