import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findSyntaxError } from './content-tree.ts'

export interface ContentFile {
  /** Its path, relative to the root of the project. */
  name: string
  code: string
}

/** The modules of src/content, without their tests. */
export function readContentFiles(root: string): ContentFile[] {
  const folder = path.join(root, 'src/content')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map(name => ({
      name: `src/content/${name.replaceAll(path.sep, '/')}`,
      code: readFileSync(path.join(folder, name), 'utf8'),
    }))
}

/** Lists the files that a slip of the pen has made unreadable, as "file:line: problem". */
export function findSyntaxProblems(files: readonly ContentFile[]): string[] {
  return files.flatMap(({ name, code }) => {
    const line = findSyntaxError(code)
    return line === null
      ? []
      : `${name}:${line}: il file non si legge da qui; guarda questa riga e quella sopra: spesso è un apostrofo dritto dentro un testo ('l'azienda', che va scritto 'l’azienda'), oppure manca una virgoletta, una virgola o una parentesi, o c’è una virgola in più (dopo aver tolto demo( e la sua parentesi)`
  })
}
