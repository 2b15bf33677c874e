import type { StoredLead } from './lead.ts'
import { formNames, type LeadWords, localTime } from './lead-words.ts'

/** Where a cell may begin: Excel separates cells by the settings of the computer, not by the file. */
const formulaStart = /(^|[,;\t\n])(?=["'\s]*[=+\-@＝＋－＠])|^(?=[\t\n])/g

/** Excel takes these for numbers and dates: it drops the first zero of a phone and rounds a long one. */
const digitsToKeep = /^(?:0\d+|\d{12,}|\d+[-/]\d+)$/

/**
 * A cell that begins with = + - @ tab or line break may run as a formula when a spreadsheet opens the
 * file, and anybody can fill in a form. An apostrophe before it makes it text (OWASP, CSV injection): it
 * stays visible, so that "'+39 333" is still a phone number. The same after a separator or a line break
 * inside the value, where a spreadsheet set to another separator would begin a cell.
 */
function cell(value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '')
  const safe = digitsToKeep.test(text) ? `'${text}` : text.replace(formulaStart, "$1'")
  return `"${safe.replaceAll('"', '""')}"`
}

const row = (cells: string[]) => `${cells.map(cell).join(';')}\r\n`

/** Leads as the CSV that an Italian Excel opens with a double click: UTF-8 with BOM, semicolons. */
export function leadTable(leads: StoredLead[], words: LeadWords): string {
  const names = leads.flatMap(({ lead }) => Object.keys(lead))
  const fields = [...new Set([...words.knownFields, ...names])]
  const rows = leads.map(({ receivedAt, form, lead }) => {
    const answers = fields.map(name =>
      Object.hasOwn(lead, name) ? words.answerText(form, name, lead[name]) : '',
    )
    return row([localTime(receivedAt), formNames[form], ...answers])
  })
  return `\uFEFF${row(['Ricevuto il', 'Modulo', ...fields.map(words.sharedLabel)])}${rows.join('')}`
}
