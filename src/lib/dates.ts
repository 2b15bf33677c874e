const format = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Rome',
})

/** The day that a calendar in Italy shows at this moment: "21 novembre 2026". */
export function italianDate(moment: Date): string {
  return format.format(moment)
}

// Sweden writes dates as machines read them.
const isoFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' })

/** The same day as sitemaps write it: "2026-11-21". */
export function isoDate(moment: Date): string {
  return isoFormat.format(moment)
}
