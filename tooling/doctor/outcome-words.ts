import type { Outcome } from './check.ts'

/** One word for each outcome, in the lines, in the summary and in the help. */
export const outcomeWords: Record<Outcome, string> = {
  ok: 'ok',
  warning: 'attenzione',
  error: 'errore',
}
