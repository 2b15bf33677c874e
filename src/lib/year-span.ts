/** The years of some months such as "2026-09", for readers: "2016–2026", or "2026" if it is one. */
export function yearSpan(months: readonly string[]): string {
  const years = months.map(month => month.slice(0, 4)).sort()
  return [...new Set([years.at(0), years.at(-1)])].join('–')
}
