import type { Business } from './schema/business'

type Company = Business['company']['company']

const labels = {
  long: {
    vatNumber: 'Partita IVA',
    taxCode: 'codice fiscale',
    register: 'codice fiscale e numero di iscrizione al Registro delle imprese di',
    rea: 'REA',
    shareCapital: 'capitale sociale',
  },
  short: {
    vatNumber: 'P.\u00a0IVA',
    taxCode: 'C.F.',
    register: 'C.F. e Registro imprese di',
    rea: 'REA',
    shareCapital: 'Cap.\u00a0soc.',
  },
}

/** The numbers and registers that a company has. */
export function registrationOf(company: Company, form: keyof typeof labels): string[] {
  const { vatNumber, taxCode, registerOffice, rea, shareCapital, status } = company
  const label = labels[form]
  const register = registerOffice ? `${label.register} ${registerOffice}` : label.taxCode
  return [
    `${label.vatNumber} ${vatNumber}`,
    ...(taxCode ? [`${register} ${taxCode}`] : []),
    ...(rea ? [`${label.rea} ${rea}`] : []),
    ...(shareCapital ? [`${label.shareCapital} ${shareCapital}`] : []),
    ...(status ? [status] : []),
  ]
}

export const addressOf = ({ street, postalCode, city, province }: Company): string =>
  `${street}, ${postalCode} ${city} (${province})`

/** The number without spaces, for tel: links. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Opens a chat with a number: https://faq.whatsapp.com/5913398998672934 */
export const whatsappHref = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`

/** The company line at the foot of every page. */
export const companyLine = (company: Company): string =>
  [
    company.legalName,
    ...registrationOf(company, 'short'),
    ...(company.pec ? [`PEC ${company.pec}`] : []),
  ].join(' · ')
