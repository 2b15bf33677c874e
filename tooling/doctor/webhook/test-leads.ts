import {
  answerAll,
  type CompanyPayload,
  isChoice,
  optionsOf,
  toCompanyPayload,
} from '../../../src/features/company-lead/company-lead.ts'
import {
  type ContactPayload,
  toContactPayload,
} from '../../../src/features/contact/contact-lead.ts'
import { testEmail as email, testMark } from './test-mark.ts'

const telefono = '+39 000 000 0000'

export function contactTestLead(now: Date): ContactPayload {
  return toContactPayload({ nome: testMark, email, telefono, accettaTermini: true }, now)
}

export function companyTestLead(now: Date): CompanyPayload {
  const answers = answerAll(field => (isChoice(field) ? optionsOf(field)[0] : testMark))
  return toCompanyPayload({ ...answers, email, telefono }, now)
}
