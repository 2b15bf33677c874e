import { emailInput, nameInput, phoneInput, type Rule } from './inputs'

/** Two such fields share a row on wide screens. */
const half = { className: 'sm:col-span-1' }

export interface StepRule {
  id: string
  title: string
  /** The problem that the toast names if an answer is missing. */
  whenMissing: 'missingFields' | 'missingChoices' | 'missingPhone'
  /** Under the names in the payload (specification, section 3). */
  fields: Record<string, Rule>
}

/** The steps in order. Their other words are in pages/companies.json; docs/automazione.md tells receivers. */
export const steps = [
  {
    id: 'basics',
    title: 'Dati Base',
    whenMissing: 'missingFields',
    fields: {
      nome: { ...nameInput, autoComplete: 'given-name', ...half },
      cognome: { ...nameInput, autoComplete: 'family-name', ...half },
      email: emailInput,
    },
  },
  {
    id: 'team',
    title: 'Stato Attuale del Team',
    whenMissing: 'missingChoices',
    fields: {
      teamSize: ['nessuno', '1-3', '4-10', 'oltre-10'],
      formazione: ['nessuna', 'interna', 'esterna', 'nonseguo'],
      difficolta: ['chiusure', 'motivazione', 'persone', 'scalare'],
    },
  },
  {
    id: 'goal',
    title: 'Obiettivo',
    whenMissing: 'missingChoices',
    fields: {
      obiettivo: ['chiusure-team', 'qualita', 'sistema', 'tutto'],
      budget: ['si-stanziato', 'dipende', 'voglio-capire'],
    },
  },
  {
    id: 'last',
    title: 'Ultimo Step',
    whenMissing: 'missingPhone',
    fields: {
      telefono: phoneInput,
      nomeAzienda: {
        ...nameInput,
        autoComplete: 'organization',
        enterKeyHint: 'send',
        required: false,
      },
    },
  },
] as const satisfies readonly StepRule[]

export type Steps = (typeof steps)[number]
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type Fields = UnionToIntersection<Steps['fields']>

export type CompanyField = keyof Fields
export type ChoiceField = {
  [F in CompanyField]: Fields[F] extends readonly string[] ? F : never
}[CompanyField]
export type TextField = Exclude<CompanyField, ChoiceField>

/** The words of the form: a step, a field or an option without them does not compile. */
export interface CompanyWords {
  steps: Record<Steps['id'], { data: string }>
  texts: Record<TextField, { label: string; placeholder: string; missing: string }>
  choices: {
    [F in ChoiceField]: {
      label: string
      missing: string
      options: Readonly<Record<Fields[F][number], string>>
    }
  }
}
