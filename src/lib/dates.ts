const format = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Rome',
})

/** Formats the date in Italy, for readers: "21 novembre 2026". */
export const italianDate = (moment: Date): string => format.format(moment)

// The sv-SE locale gives YYYY-MM-DD.
const isoFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' })

/** Formats the date in Italy, for sitemaps: "2026-11-21". */
export const isoDate = (moment: Date): string => isoFormat.format(moment)
