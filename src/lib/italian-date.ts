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
