import type { Check } from '../check.ts'
import type { HttpAnswer } from '../request.ts'

/** A question to the site, and what is wrong with its answer. */
export interface Question {
  /** The address in the report. */
  target: string
  url: string
  judge: (answer: HttpAnswer) => Check[]
  /** What is said instead of the network's fault. */
  whenSilent?: (why: string) => Check
}
