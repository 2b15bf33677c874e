/** One word for each outcome, in the lines, in the summary and in the help. */
export const outcomeWords = { ok: 'ok', warning: 'attenzione', error: 'errore' }

export type Outcome = keyof typeof outcomeWords

export interface Check {
  /** A name that never changes, such as "webhook.preflight". */
  check: string
  outcome: Outcome
  /** The setting, form, page or file that was checked. */
  target: string
  message: string
  /** What to do when the outcome is not ok. */
  remedy?: string
  /** The mode that would suit the automation of the contact form. */
  better?: 'no-cors' | 'cors'
}

/** The possible outcomes of one check on one target. */
export function about(check: string, target: string) {
  const fault =
    (outcome: Outcome) =>
    (message: string, remedy: string): Check => ({ check, outcome, target, message, remedy })
  return {
    ok: (message: string): Check => ({ check, outcome: 'ok', target, message }),
    warning: fault('warning'),
    error: fault('error'),
  }
}

function shorten(names: string[]): string {
  const [first, others] = [names.slice(0, 7), names.length - 7]
  return others > 1 ? `${first.join(', ')} e altri ${others}` : names.join(', ')
}

/** Joins the faults that differ only in their target, so that the report stays short. */
export function joinTargets(faults: Check[]): Check[] {
  const targets = new Map<string, string[]>()
  for (const { target, ...fault } of faults) {
    const key = JSON.stringify(fault)
    targets.set(key, [...(targets.get(key) ?? []), target])
  }
  return [...targets].map(([key, names]) => ({ ...JSON.parse(key), target: shorten(names) }))
}

/** Text from a server must not break the line or control the terminal. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

export const count = (checks: Check[], outcome: Outcome) =>
  checks.filter(check => check.outcome === outcome).length

export function formatReport(checks: Check[]): string {
  const lines = checks.map(({ outcome, target, message, remedy }) => {
    const advice = remedy === undefined ? '' : ` → ${remedy}`
    return oneLine(`${outcomeWords[outcome].padEnd(12)}${target}: ${message}${advice}`)
  })
  const outcomes = ['ok', 'warning', 'error'] as const
  const counts = outcomes.map(outcome => `${outcomeWords[outcome]} ${count(checks, outcome)}`)
  return [...lines, '', `In tutto: ${counts.join(', ')}`].join('\n')
}
