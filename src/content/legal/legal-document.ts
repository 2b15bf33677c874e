import { composed } from '~/content/composed'
import { fillNames } from '~/content/fill-names'
import written from '~/content/words/legal.json' with { type: 'json' }

const legal = composed(written)

/** A text; [words](address) in it are a link: to a path of the site, an #id of this document, https:, mailto: or tel: */
export type LegalText = string

/** A purpose of the processing, with the details that art. 13 GDPR requires. */
export interface Purpose {
  purpose: string
  data: LegalText
  basis: LegalText
  retention: LegalText
}

export type LegalBlock =
  | LegalText
  /** A paragraph in bold, for what the law requires to be set apart. */
  | { strong: LegalText }
  | { purposes: readonly Purpose[] }
  | { list: readonly LegalText[] }
  /** Ruled rows with a term on the left and its text on the right. */
  | { pairs: readonly { term: string; text: LegalText }[] }
  | { table: LegalTable }

interface Section<Block> {
  /** Used in addresses (/privacy-policy#diritti): keep it when the title changes. */
  id: string
  title: string
  blocks: readonly Block[]
}

interface LegalDocumentOf<Block> {
  title: string
  intro: LegalText
  sections: readonly Section<Block>[]
}

export type LegalSection = Section<LegalBlock>
export type LegalDocument = LegalDocumentOf<LegalBlock>

/** The words of a document, with named places for blocks that follow from the data. */
export type LegalWords = LegalDocumentOf<LegalBlock | { insert: string }>

/** Replaces the named places with blocks. */
export function withInserted(
  { sections, ...words }: LegalWords,
  inserted: Record<string, readonly LegalBlock[]>,
): LegalDocument {
  return {
    ...words,
    sections: sections.map(section => ({
      ...section,
      blocks: section.blocks.flatMap(block =>
        typeof block === 'object' && 'insert' in block ? (inserted[block.insert] ?? []) : [block],
      ),
    })),
  }
}

export interface LegalTable {
  caption: string
  head: readonly string[]
  /** Each row has as many cells as the head; the first one names the row. */
  rows: readonly (readonly LegalText[])[]
}

export const legalLabels = {
  ...legal,
  /** Fixed by the specification. */
  updated: (date: string) => `Ultimo aggiornamento: ${date}`,
  version(number: string, date: string) {
    const from = `${/^(?:8|11) /.test(date) ? 'dall’' : 'dal '}${date}`
    return fillNames(legal.version, name => (name === 'numero' ? number : from))
  },
}
