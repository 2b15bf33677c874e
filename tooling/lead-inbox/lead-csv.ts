import { fieldText, type StoredLead } from './lead.ts'

/** Spreadsheets run cells that start like this, and a lead's text comes from strangers (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180 with the byte order mark that makes Excel read UTF-8. Newest first, like the page. */
export function leadsToCsv(oldestFirst: StoredLead[]): string {
  // In order of first appearance: a new lead can only add columns on the right.
  const fields = [...new Set(oldestFirst.flatMap(({ lead }) => Object.keys(lead)))]
  const rows = oldestFirst
    .toReversed()
    .map(({ receivedAt, form, lead }) => [
      receivedAt,
      form,
      ...fields.map(field => (Object.hasOwn(lead, field) ? fieldText(lead[field]) : '')),
    ])
  const lines = [['receivedAt', 'form', ...fields], ...rows].map(row => row.map(cell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
