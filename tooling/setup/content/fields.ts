import type { Path } from '../../config/content-tree.ts'
import type { Value } from '../source-code.ts'
import type { Terminal } from '../terminal.ts'
import type { ContentModule } from './content-module.ts'
import { tidyWords } from './tidy-words.ts'

/** A value of the content that the person has to give. */
export interface Part {
  path: Path
  example: string
  /** What the build would say of a value; null if nothing. */
  findProblem?: (value: Value) => string | null
}

/** One that is asked for in words. */
export interface Field extends Part {
  message: string
  /** The answer of Enter, where one is likely. */
  likely?: string
  /** Brings an answer into the form in which the content has it. */
  toValue?: (answer: string) => Value
  /** Shows a value as the person would write it. */
  toAnswer?: (value: unknown) => string
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/** What is wrong with a value: whether the build asks for it or not, none may be empty. */
function problemOf({ example, findProblem }: Part, value: Value): string | null {
  return isEmpty(value) ? `manca; scrivi per esempio ${example}` : (findProblem?.(value) ?? null)
}

/** Whether a field has an answer of this business. */
export function isFieldSettled(module: ContentModule, part: Part): boolean {
  const value = module.read(part.path)
  if (value === undefined || module.isMarked(part.path)) return false
  // What the content holds is what its type says.
  return problemOf(part, value as Value) === null
}

/** Asks for a field, and writes it if it changes. */
export async function askField(terminal: Terminal, module: ContentModule, field: Field) {
  const { path, message, example, likely = '', toValue = tidyWords, toAnswer = String } = field
  const isSettled = isFieldSettled(module, field)
  const known = isSettled ? toAnswer(module.read(path)) : likely
  const present = known.replaceAll('\u00a0', ' ')
  const answer = await terminal.askText({
    message,
    present,
    example,
    findProblem: text => problemOf(field, toValue(text)),
  })
  if (!isSettled || answer !== present) module.write(path, toValue(answer))
}
