import type { ContentFile } from './content-files.ts'
import { findMarks, lineAt } from './content-tree.ts'

/** What to do about each placeholder. */
export const placeholderAdvice =
  'Al posto di ogni valore d’esempio scrivi il tuo, e togli demo( e la parentesi che lo chiude.'

/** Long enough to know which value is meant. */
const longest = 90

/**
 * Lists the values still marked with demo() in the content, as "file:line: what it is: code". Of a file that
 * cannot be read it says nothing.
 */
export function findPlaceholders(files: readonly ContentFile[]): string[] {
  return files.flatMap(({ name, code }) =>
    findMarks(code).map(({ start, end }) => {
      const line = code.slice(code.lastIndexOf('\n', start) + 1, end)
      const value = line.replaceAll(/\s+/g, ' ').trim()
      const shown = value.length > longest ? `${value.slice(0, longest)}…` : value
      return `${name}:${lineAt(code, start)}: valore d’esempio: ${shown}`
    }),
  )
}
