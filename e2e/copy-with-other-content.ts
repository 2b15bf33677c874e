import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { longWords } from './addresses.ts'

/*
 * Copies the project into a folder, with other content: a film on YouTube, and words as long as a
 * business may have.
 */
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

/** Replaces the first match of each pattern in a file of the copy. */
function edit(name: string, replacements: readonly (readonly [what: RegExp, by: string])[]) {
  const file = path.join(copy, name)
  let text = readFileSync(file, 'utf8')
  for (const [what, by] of replacements) {
    const changed = text.replace(what, by)
    if (changed === text) throw new Error(`${file} has no ${what} to replace`)
    text = changed
  }
  writeFileSync(file, text)
}

edit('src/content/site.ts', [
  [/video: \{[^}]*\}(?: as PresentationVideo)?,/, "video: { kind: 'youtube', id: 'abc123' },"],
  [/ email: .*,/, ` email: '${longWords.email}',`],
  [/ legalName: .*,/, ` legalName: '${longWords.legalName}',`],
  [/ street: .*,/, ` street: '${longWords.street}',`],
])
edit('src/content/home.ts', [[/ title: 'Corsi online',/, ` title: '${longWords.service}',`]])
