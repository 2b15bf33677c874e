import { withoutCredentials } from '../config/webhook-address.ts'

/** An answer without the spaces and the one pair of quotes around it, which people copy with it. */
export function withoutQuotes(answer: string): string {
  const trimmed = answer.trim()
  const [, inside] = /^["'“«‘](.*)["'”»’]$/.exec(trimmed) ?? []
  return inside !== undefined && !/["“”«»‘]/.test(inside) ? inside.trim() : trimmed
}

/**
 * A problem in the words of the build, for somebody who types an answer: the quotes of the code are
 * left out, because they would be typed too.
 */
export function explain(answer: string, problem: string): string {
  const plain = problem.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2')
  return answer === ''
    ? plain.replace(/^[^;]*/, 'Manca la risposta')
    : `Hai scritto ${withoutCredentials(answer)}: ${plain}`
}
