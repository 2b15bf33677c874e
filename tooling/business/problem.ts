import type { FileName } from '../../src/content/schema/business.ts'
import type { Path } from '../../src/content/value-at.ts'
import type { WordsName } from '../../src/content/words-name.ts'

/** Why a real site cannot be built with what a file says. */
export interface Problem {
  file: FileName | 'settings' | WordsName
  path: Path
  /** Where it is said, as "file:line: value". */
  place: string
  kind: 'missing' | 'rule' | 'example' | 'unreadable'
  message: string
}

export const describeProblem = ({ place, kind, message }: Problem) =>
  kind === 'unreadable' ? message : `${place}: ${message}`
