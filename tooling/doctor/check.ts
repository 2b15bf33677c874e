export type Outcome = 'ok' | 'warning' | 'error'

/** One line of the doctor's report; its keys and the names of the checks are what --json promises. */
export interface Check {
  /** A stable name, such as "webhook.preflight". */
  check: string
  outcome: Outcome
  /** What was looked at: a setting, a form, a page. */
  target: string
  message: string
  /** What to do about it. */
  remedy?: string
}

export function ok(check: string, target: string, message: string): Check {
  return { check, outcome: 'ok', target, message }
}

export function warning(check: string, target: string, message: string, remedy: string): Check {
  return { check, outcome: 'warning', target, message, remedy }
}

export function error(check: string, target: string, message: string, remedy: string): Check {
  return { check, outcome: 'error', target, message, remedy }
}
