/** One word for each outcome, in the lines, in the summary and in the help. */
export const outcomeWords = { ok: 'ok', warning: 'attenzione', error: 'errore' }

export type Outcome = keyof typeof outcomeWords

/** A line of the report. Programs that use --json rely on its keys and on the names of checks. */
export interface Check {
  /** A name that never changes, such as "webhook.preflight". */
  check: string
  outcome: Outcome
  /** The setting, form, page or file that was checked. */
  target: string
  message: string
  /** What to do when the outcome is not ok. */
  remedy?: string
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

const mostNamed = 7

/** Names the first few of many. */
function shorten(names: string[]): string {
  const left = names.length - mostNamed
  if (left <= 0) return names.join(', ')
  return `${names.slice(0, mostNamed).join(', ')} e ${left === 1 ? 'un altro' : `altri ${left}`}`
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
