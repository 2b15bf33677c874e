import { cpSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '../../tooling/business/business-files.ts'
import { realBusiness } from '../../tooling/business/testing/real-business.ts'

/* Copies the project into a folder, with the data of another business. */

const project = path.join(import.meta.dirname, '../..')
const [copy = ''] = process.argv.slice(2)
const linked = ['node_modules', 'public']
const left = [...linked, 'dist', 'e2e', 'bench', 'docs']

rmSync(copy, { recursive: true, force: true })
for (const part of readdirSync(project)) {
  if (part.startsWith('.') || left.includes(part)) continue
  cpSync(path.join(project, part), path.join(copy, part), { recursive: true })
}
for (const part of linked) symlinkSync(path.join(project, part), path.join(copy, part))

for (const [name, values] of Object.entries(realBusiness))
  writeFileSync(path.join(copy, fileOf(name)), JSON.stringify(values, null, 2))
