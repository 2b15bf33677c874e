import {
  type CompanyPayload,
  emptyCompany,
  toCompanyPayload,
} from '../../../src/features/company-lead/company-lead.ts'
import {
  type ContactPayload,
  toContactPayload,
} from '../../../src/features/contact/contact-lead.ts'

/** Marks the lead as a test; example.com never receives mail (RFC 2606). */
const mark = 'PROVA - doctor'
const email = 'prova@example.com'
const telefono = '+39 000 000 0000'

export function contactTestLead(now: Date): ContactPayload {
  return toContactPayload({ nome: mark, email, telefono, accettaTermini: true }, now)
}

export function companyTestLead(now: Date): CompanyPayload {
  return toCompanyPayload(
    {
      ...emptyCompany,
      nome: mark,
      cognome: mark,
      email,
      teamSize: 'nessuno',
      formazione: 'nessuna',
      difficolta: 'chiusure',
      obiettivo: 'qualita',
      budget: 'dipende',
      telefono,
      nomeAzienda: mark,
    },
    now,
  )
}
