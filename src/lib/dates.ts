const format = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Rome',
})

/** Formats the date in Italy at a moment, for readers: "21 novembre 2026". */
export function italianDate(moment: Date): string {
  return format.format(moment)
}

// The sv-SE locale gives YYYY-MM-DD.
const isoFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' })

/** Formats the date in Italy at a moment, for sitemaps: "2026-11-21". */
export function isoDate(moment: Date): string {
  return isoFormat.format(moment)
}
