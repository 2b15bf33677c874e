/**
 * Promises that the specification fixes and more than one page repeats (section 9).
 * \u00a0 is the no-break space that keeps a number beside its unit.
 */
export const promises = {
  followUp: '24\u00a0ore',
  consultation: '30\u00a0minuti',
  courseGoal: '3\u00a0mesi',
  weeklyEffort: '2-3\u00a0ore',
  retention: '24\u00a0mesi',
} as const

/** A figure inside a sentence: “oltre 20” for 20+. */
export const inProse = (figure: string): string => figure.replace(/^(\d+)\+$/, 'oltre\u00a0$1')
