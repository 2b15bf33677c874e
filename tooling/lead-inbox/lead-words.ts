import { fieldText, type LeadForm } from './lead.ts'

interface FieldWords {
  label: string
  /** The words of each answer, for a choice. */
  options?: Record<string, string>
}

export const formNames: Record<LeadForm, string> = {
  lead: 'Consulenza gratuita',
  company: 'Aziende',
}

/** Labels end with what helps only while filling the form in. */
function wordsOf(field: FieldWords): FieldWords {
  return { ...field, label: field.label.replace(/ (?:\*|\(facoltativo\))$/, '') }
}

/** What the forms add to the answers. */
const addedFields: [string, FieldWords][] = [
  ['timestamp', { label: 'Compilato il' }],
  ['source', { label: 'Origine' }],
  ['tipo', { label: 'Tipo' }],
]

/** The questions of both forms, as src/content/for-tooling.ts has them. */
export interface FormWords {
  contactFields: Record<string, FieldWords>
  companyForm: { texts: Record<string, FieldWords>; choices: Record<string, FieldWords> }
}

/** Maps, because a hostile field may be named "constructor". */
function fieldsOf(fields: Record<string, FieldWords>): Map<string, FieldWords> {
  const answers = Object.entries(fields).map(([name, field]) => [name, wordsOf(field)] as const)
  return new Map([...answers, ...addedFields])
}

const timeFormat = new Intl.DateTimeFormat('it-IT', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  timeZone: 'Europe/Rome',
})

/** Date and time in Italy, without the comma that Intl puts between. */
function localTime(time: string): string {
  return timeFormat.format(new Date(time)).replace(',', '')
}

function isTimestamp(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
  )
}

/** How the inbox calls the fields and answers of leads. */
export function createLeadWords({ contactFields, companyForm }: FormWords) {
  const fieldWords: Record<LeadForm, Map<string, FieldWords>> = {
    lead: fieldsOf(contactFields),
    company: fieldsOf({ ...companyForm.texts, ...companyForm.choices }),
  }
  return {
    /** The label that the form gives to a field; the name itself when the form has no such field. */
    fieldLabel: (form: LeadForm, name: string) => fieldWords[form].get(name)?.label ?? name,

    /** The answer in the words of the form; as it is when the form has no such answer. */
    answerText(form: LeadForm, name: string, value: unknown): string {
      if (name === 'timestamp' && isTimestamp(value)) return localTime(value)
      const text = fieldText(value)
      const options = fieldWords[form].get(name)?.options ?? {}
      return Object.hasOwn(options, text) ? (options[text] ?? text) : text
    },
  }
}

export type LeadWords = ReturnType<typeof createLeadWords>
