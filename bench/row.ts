export interface Row {
  page: string
  measure: string
  value: string
  budget: string
  isKept: boolean
  /** What to look at when the budget is broken. */
  details?: readonly string[]
}

/** A figure that may be at most so large; both are shown in the words of `show`. */
export const atMost = (
  page: string,
  measure: string,
  value: number,
  most: number,
  { show = String, details = [] }: { show?: (value: number) => string; details?: string[] } = {},
): Row => ({
  page,
  measure,
  value: show(value),
  budget: `≤ ${show(most)}`,
  isKept: value <= most,
  details,
})

export const times = (value: number) => `${value.toFixed(2)} times`
