import path from 'node:path'
import type { Facts } from '../../src/content/compose-words.ts'
import { paths } from '../../src/content/paths.ts'
import type { PreviewWords } from './brand.ts'
import { readWords } from './words.ts'

/** What the words of a page have in common: its entry and head, and the title over its text or of its document. */
export interface PageWords {
  path: string
  isIndexed: boolean
  meta: { title: string; description: string }
  hero?: { eyebrow?: string; title: string | { text: string; accent: string } }
  document?: { title: string }
  /** The label of its preview image, if the text over the title is none. */
  preview?: string
}

function previewOf({ hero, document, preview, meta }: PageWords, legal: string): PreviewWords {
  if (document) return { label: legal, title: document.title }
  const { eyebrow = '', title = meta.title } = hero ?? {}
  const label = preview ?? eyebrow
  return typeof title === 'string'
    ? { label, title }
    : { label, title: title.text, accent: title.accent }
}

export const readPages = (root: string, facts: Facts) =>
  Object.entries(readWords(root, facts)).flatMap(([name, words]): [string, PageWords][] =>
    // Their components read them as such.
    name.startsWith('pages/') ? [[path.basename(name), words as PageWords]] : [],
  )

/** The words on the preview image of each page that has one; their order is part of the fingerprint of the images. */
export function readPreviews(root: string, facts: Facts): Record<string, PreviewWords> {
  const { footer } = readWords(root, facts)['words/layout'] as { footer: { legal: string } }
  const order = Object.keys(paths)
  const indexed = readPages(root, facts)
    .filter(([, { isIndexed }]) => isIndexed)
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  return Object.fromEntries(indexed.map(([page, words]) => [page, previewOf(words, footer.legal)]))
}
