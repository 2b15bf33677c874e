const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)

export function median(values: readonly number[]): number {
  const sorted = ascending(values)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/**
 * What a fifth of the values are at most; the least of up to five. Whatever else a machine does only
 * adds to a time.
 */
export function lowFifth(values: readonly number[]): number {
  return ascending(values)[Math.floor((values.length - 1) / 5)] ?? 0
}
