import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Copies the project into a folder, with a film on YouTube in the place of its own. */
const project = path.join(import.meta.dirname, '..')
const [copy = ''] = process.argv.slice(2)
const linked = ['node_modules', 'public']
const left = [...linked, 'dist', 'e2e', 'bench', 'docs', 'media']

rmSync(copy, { recursive: true, force: true })
for (const part of readdirSync(project)) {
  if (part.startsWith('.') || left.includes(part)) continue
  cpSync(path.join(project, part), path.join(copy, part), { recursive: true })
}
for (const part of linked) symlinkSync(path.join(project, part), path.join(copy, part))

const file = path.join(copy, 'src/content/site.ts')
const text = readFileSync(file, 'utf8')
const changed = text.replace(
  /video: \{[^}]*\}(?: as PresentationVideo)?,/,
  "video: { kind: 'youtube', id: 'abc123' },",
)
if (changed === text) throw new Error(`${file} has no film to replace`)
writeFileSync(file, changed)
