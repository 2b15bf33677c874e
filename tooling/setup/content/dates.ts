const months = 'gen,feb,mar,apr,mag,giu,lug,ago,set,ott,nov,dic'.split(',')

const isMonth = (text: string) => /^\d{4}-\d\d$/.test(text)

const inTwo = (number: number) => String(number).padStart(2, '0')

/** The number of a month, from its digits or its Italian name; null if it is neither. */
function monthNumber(text: string): number | null {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3)) + 1
  return number >= 1 && number <= 12 ? number : null
}

/** A month as the content writes it, from the ways in which people do; anything else stays. */
export function toMonth(text: string): string {
  const parts = text.toLowerCase().split(/[\s/.-]+/)
  const [first = '', second = ''] = /^\d{4}$/.test(parts[0] ?? '') ? parts.reverse() : parts
  const month = monthNumber(first)
  return parts.length === 2 && /^\d{4}$/.test(second) && month ? `${second}-${inTwo(month)}` : text
}

/** The first and the last month of a time. */
export interface Period {
  from: string
  to: string
}

const month = String.raw`((?:19|20)\d\d[\s/.-]\d{1,2}|(?:\d{1,2}|[a-z]+)[\s/.-](?:19|20)\d\d)`
const period = new RegExp(
  String.raw`^(?:dal? )?${month}(?:[\s,;/–—-]+(?:fino )?(?:(?:ad?|al|e) )?(?:${month}|oggi))?$`,
)

/** The months of a time that lasts until today if no other end is given; null for anything else. */
export function toPeriod(text: string, now: Date): Period | null {
  const [, first = '', last] = period.exec(text.toLowerCase().replaceAll(/\s+/g, ' ')) ?? []
  const [from, to] = [toMonth(first), last ? toMonth(last) : thisMonth(now)]
  return [from, to].every(isMonth) ? { from, to } : null
}

/** A day as the content writes it, from the way in which Italians do; anything else stays. */
export function toDay(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${inTwo(Number(month))}-${inTwo(Number(day))}` : text
}

/** Whether a day, as the content writes it, is in the calendar. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10
}

/** A day or a month of the content as Italians write it: 22/11/2026, 11/2026. */
export const inItalian = (text: string) => text.split('-').reverse().join('/')

/** A period as Italians write it: 03/2018 – 11/2026. */
export const periodInItalian = ({ from, to }: Period) => `${inItalian(from)} – ${inItalian(to)}`

/** The day on which the person sits at this computer. */
export function today(now: Date): string {
  return `${now.getFullYear()}-${inTwo(now.getMonth() + 1)}-${inTwo(now.getDate())}`
}

export const thisMonth = (now: Date) => today(now).slice(0, 7)
