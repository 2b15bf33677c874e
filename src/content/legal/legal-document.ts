import { addressOf, registrationOf } from '~/content/registration'
import { emailHref, phoneHref, site } from '~/content/site'

/** `to` is a path of the site, an #id of this document, or an https:, mailto: or tel: address. */
export interface LegalLink {
  text: string
  to: string
}

/** A text; one with links is a list of its parts. */
export type LegalText = string | readonly (string | LegalLink)[]

/** The page fills these tables with the data that the site itself uses. */
export type LegalTableName = 'categories' | 'storage'

/** A purpose of the processing, and what art. 13 GDPR wants to be said of it. */
export interface Purpose {
  purpose: string
  data: LegalText
  basis: LegalText
  retention: LegalText
}

export type LegalBlock =
  | LegalText
  /** A paragraph in bold, for what the law wants apart from all else. */
  | { strong: LegalText }
  | { purposes: readonly Purpose[] }
  | { list: readonly LegalText[] }
  /** Ruled rows with a term on the left and its text on the right. */
  | { pairs: readonly { term: string; text: LegalText }[] }
  | { table: LegalTableName }

export interface LegalSection {
  /** Used in addresses (/privacy-policy#diritti): keep it when the title changes. */
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

export interface LegalDocument {
  title: string
  intro: LegalText
  sections: readonly LegalSection[]
}

export interface LegalTable {
  caption: string
  head: readonly string[]
  /** Each row has as many cells as the head; the first one names the row. */
  rows: readonly (readonly LegalText[])[]
}

export const legalLabels = {
  home: 'Torna alla home',
  contents: 'Indice',
  updated: (date: string) => `Ultimo aggiornamento: ${date}`,
  version: (number: string, date: string) =>
    `Versione ${number}, in vigore ${/^(?:8|11) /.test(date) ? 'dall’' : 'dal '}${date}`,
  purpose: { data: 'Dati', basis: 'Base giuridica', retention: 'Conservazione' },
}

const registration = registrationOf(site.company, 'long').join(', ')

/** The owner of the site, as the three documents name it. */
export const company = {
  name: site.company.legalName,
  address: addressOf(site.company),
  registration,
  /** With one full stop, although a share capital may end with an abbreviation: "i.v." */
  registrationSentence: registration.replace(/\.?$/, '.'),
}

const mailLink = (address: string): LegalLink => ({ text: address, to: `mailto:${address}` })

export const emailLink: LegalLink = { text: site.email, to: emailHref }
/** Null for a business without one. */
export const pecLink = site.company.pec ? mailLink(site.company.pec) : null
export const dpoLink = site.dpo ? mailLink(site.dpo) : null
export const phoneLink: LegalLink = {
  text: site.phone.replaceAll(' ', '\u00a0'),
  to: phoneHref,
}

export const authorityLink: LegalLink = {
  text: 'www.garanteprivacy.it',
  to: 'https://www.garanteprivacy.it',
}
