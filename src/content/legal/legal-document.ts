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

export type LegalBlock =
  | LegalText
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
}

const { legalName, street, postalCode, city, province, vatNumber, rea, shareCapital } = site.company

/** The owner of the site, as the three documents name it. */
export const company = {
  name: legalName,
  address: `${street}, ${postalCode} ${city} (${province})`,
  registration: `Capitale sociale ${shareCapital}, partita IVA ${vatNumber}, REA ${rea}`,
}

export const emailLink: LegalLink = { text: site.email, to: emailHref }
export const phoneLink: LegalLink = {
  text: site.phone.replaceAll(' ', '\u00a0'),
  to: phoneHref,
}

export const authorityLink: LegalLink = {
  text: 'www.garanteprivacy.it',
  to: 'https://www.garanteprivacy.it',
}
