import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { realContent } from './content.ts'
import { replaceValues } from './replace-values.ts'

/* Copies the project into a folder, with the content of another business. */

const project = path.join(import.meta.dirname, '../..')
const [copy = ''] = process.argv.slice(2)
const linked = ['node_modules', 'public']
const left = [...linked, 'dist', 'e2e', 'bench', 'docs', 'media']

rmSync(copy, { recursive: true, force: true })
for (const part of readdirSync(project)) {
  if (part.startsWith('.') || left.includes(part)) continue
  cpSync(path.join(project, part), path.join(copy, part), { recursive: true })
}
for (const part of linked) symlinkSync(path.join(project, part), path.join(copy, part))

for (const [name, values] of Object.entries(realContent)) {
  const file = path.join(copy, 'src/content', name)
  writeFileSync(file, replaceValues(name, readFileSync(file, 'utf8'), values))
}
