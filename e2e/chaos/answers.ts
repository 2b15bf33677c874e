import { companyForm } from '../../src/content/aziende.ts'
import type { CompanyPayload } from '../../src/features/company-lead/company-lead.ts'
import type { Lead } from './lead-receiver.ts'
import type { Goal, Question } from './look.ts'

const { texts: fields, choices } = companyForm

const texts: Record<Goal, Record<string, string>> = {
  contact: {
    'Nome *': 'Zoë D’Àngelo',
    'Email *': 'zoe@esempio.it',
    'Telefono *': '+39 333 1234567',
  },
  company: {
    [fields.nome.label]: 'Giulia',
    [fields.cognome.label]: 'D’Àngelo',
    [fields.email.label]: 'giulia@azienda.it',
    [fields.telefono.label]: '+39 333 7654321',
    [fields.nomeAzienda.label]: 'Conti & figli',
  },
}

const answers: string[] = [
  choices.teamSize.options['4-10'],
  choices.formazione.options.interna,
  choices.difficolta.options.scalare,
  choices.obiettivo.options.tutto,
  choices.budget.options.dipende,
]

/** What the visitor answers; undefined when nothing comes to mind. */
export function answerTo(goal: Goal, { kind, label, options }: Question): string | undefined {
  if (kind === 'tick') return 'yes'
  return kind === 'text' ? texts[goal][label] : options.find(option => answers.includes(option))
}

/** The lead that must arrive, in the words of the contract, without its time. */
export const expectedLeads: Record<Goal, Lead> = {
  contact: {
    nome: 'Zoë D’Àngelo',
    email: 'zoe@esempio.it',
    telefono: '+39 333 1234567',
    source: 'Palestra Venditori - Consulenza gratuita',
  },
  company: {
    nome: 'Giulia',
    cognome: 'D’Àngelo',
    email: 'giulia@azienda.it',
    teamSize: '4-10',
    formazione: 'interna',
    difficolta: 'scalare',
    obiettivo: 'tutto',
    budget: 'dipende',
    telefono: '+39 333 7654321',
    nomeAzienda: 'Conti & figli',
    tipo: 'aziende',
  } satisfies Omit<CompanyPayload, 'timestamp'>,
}
