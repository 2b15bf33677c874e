export type Outcome = 'ok' | 'warning' | 'error'

/** A line of the report. Programs that use --json rely on its keys and on the names of checks. */
export interface Check {
  /** A name that never changes, such as "webhook.preflight". */
  check: string
  outcome: Outcome
  /** The setting, form or page that was checked. */
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

/** Joins the faults that differ only in their target, so that the report stays short. */
export function joinTargets(faults: Check[]): Check[] {
  const joined = new Map<string, Check>()
  for (const fault of faults) {
    const key = JSON.stringify({ ...fault, target: '' })
    const before = joined.get(key)
    joined.set(key, before ? { ...before, target: `${before.target}, ${fault.target}` } : fault)
  }
  return [...joined.values()]
}

/** The faults, or one line that says that there are none. */
export function faultsOr(faults: Check[], sound: Check): Check[] {
  return faults.length > 0 ? joinTargets(faults) : [sound]
}
