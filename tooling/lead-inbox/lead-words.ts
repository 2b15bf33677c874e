import { fieldText, type LeadForm } from './lead.ts'

interface FieldWords {
  label: string
  /** The words of each answer, for a choice. */
  options?: Record<string, string>
}

/** The questions of both forms, as src/content/for-tooling.ts has them. */
export interface FormWords {
  contactFields: Record<string, FieldWords>
  companyForm: { texts: Record<string, FieldWords>; choices: Record<string, FieldWords> }
}

/** How the inbox calls a field and its answer: like the form, or as they came where it has no such words. */
export type LeadWords = ReturnType<typeof createLeadWords>

export function createLeadWords({ contactFields, companyForm }: FormWords) {
  // Maps, because a hostile field may be named "constructor".
  const fields: Record<LeadForm, Map<string, FieldWords>> = {
    lead: new Map(Object.entries(contactFields)),
    company: new Map(Object.entries({ ...companyForm.texts, ...companyForm.choices })),
  }
  return (form: LeadForm, name: string, value: unknown) => {
    const { label = name, options = {} } = fields[form].get(name) ?? {}
    const text = fieldText(value)
    return {
      // A label ends with what helps only while filling the form in.
      term: label.replace(/ (?:\*|\(facoltativo\))$/, ''),
      text: Object.hasOwn(options, text) ? options[text] : text,
    }
  }
}
