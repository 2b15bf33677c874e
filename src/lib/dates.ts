const format = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' })

/** Formats the date in Italy: "21 novembre 2026". */
export const italianDate = (moment: Date): string => format.format(moment)
