import { emailHref, phoneHref, site } from '~/content/site'

/** A path of the site, #id of a section of the same document, https:, mailto: or tel:. */
export interface LegalLink {
  text: string
  to: string
}

/** One run of words; where it holds links, a list of its pieces. */
export type LegalText = string | readonly (string | LegalLink)[]

/** Filled in by the page, from the data that the site itself works with. */
export type LegalTableName = 'categories' | 'storage'

export type LegalBlock =
  | LegalText
  | { list: readonly LegalText[] }
  /** Ruled rows: a name on the left, what there is to say about it on the right. */
  | { pairs: readonly { term: string; text: LegalText }[] }
  | { table: LegalTableName }

export interface LegalSection {
  /** Part of addresses (/privacy-policy#diritti): keep it when the title changes. */
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
  /** As many cells as the head has; the first names the row. */
  rows: readonly (readonly LegalText[])[]
}

export const legalLabels = {
  home: 'Torna alla home',
  contents: 'Indice',
  updated: (date: string) => `Ultimo aggiornamento: ${date}`,
}

const { legalName, street, postalCode, city, province, vatNumber, rea, shareCapital } = site.company

/** Who stands behind the site, as the three documents name it. */
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
