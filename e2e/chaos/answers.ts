import type { Lead } from './lead-receiver.ts'
import type { Goal, Question } from './look.ts'

const texts: Record<Goal, Record<string, string>> = {
  contact: {
    'Nome *': 'Zoë D’Àngelo',
    'Email *': 'zoe@esempio.it',
    'Telefono *': '+39 333 1234567',
  },
  company: {
    'Nome *': 'Giulia',
    'Cognome *': 'D’Àngelo',
    'Email aziendale *': 'giulia@azienda.it',
    'Telefono *': '+39 333 7654321',
    'Nome dell’azienda o del progetto (facoltativo)': 'Conti & figli',
  },
}

const choices = [
  'Da 4 a 10',
  'Interna',
  'Scalare i risultati',
  'Tutto questo insieme',
  'Dipende dalla proposta',
]

/** What the visitor answers; undefined when nothing comes to mind. */
export function answerTo(goal: Goal, { kind, label, options }: Question): string | undefined {
  if (kind === 'tick') return 'yes'
  return kind === 'text' ? texts[goal][label] : options.find(option => choices.includes(option))
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
  },
}
