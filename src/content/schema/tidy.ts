import { invisible } from './invisible.ts'

const everyInvisible = new RegExp(invisible, 'gu')

/** A typed text without invisible characters; quotes stay as they are. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(everyInvisible, '')
    .replaceAll(/[\p{Z}\t]/gu, ' ')
    .replaceAll('\u2011', '-')
    .trim()
}

/** The email address in a text that a phone has changed, or that begins with mailto:. */
export const tidyEmail = (text: string) => text.replace(/^mailto:/i, '').replaceAll('’', "'")

/** The origin of a typed site name; any other text stays as it is. */
export function tidyOrigin(text: string): string {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  const url = /\s/.test(text) || !URL.canParse(address) ? null : new URL(address)
  if (!url?.hostname.includes('.') || !/^https?:$/.test(url.protocol)) return text
  return url.origin.replace('http:', 'https:')
}

const monthNames = 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' ')

/** A month or a day that somebody writes as 03/2021, ottobre 2026 or 21.11.2026; any other text stays as it is. */
export function tidyDate(text: string): string {
  const [, day, month = '', year] =
    /^(?:(\d{1,2})[ /.-])?([a-z]+|\d{1,2})[ /.-](\d{4})$/i.exec(text) ?? []
  const number = /\d/.test(month)
    ? Number(month)
    : monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1
  if (!year || number < 1 || number > 12) return text
  const padded = [number, day ?? []].flat().map(each => String(each).padStart(2, '0'))
  return [year, ...padded].join('-')
}
