import type { ContentFile } from './content-files.ts'
import { findMarks, lineAt } from './content-tree.ts'

/** What to do about each placeholder. */
export const placeholderAdvice =
  'Al posto di ogni valore d’esempio scrivi il tuo, e togli demo( e la parentesi che lo chiude.'

/** Lists the values still marked with demo() in the content, as "file:line: what it is: code". */
export function findPlaceholders(files: readonly ContentFile[]): string[] {
  return files.flatMap(({ name, code }) => {
    const lines = code.split('\n')
    return [...new Set(findMarks(code).map(({ start }) => lineAt(code, start)))].map(
      line => `${name}:${line}: valore d’esempio: ${lines[line - 1]?.trim()}`,
    )
  })
}
