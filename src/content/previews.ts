import { layout } from './layout'
import { type IndexedPageKey, isIndexedPage, type PageKey, pageKeys } from './pages'
import * as words from './words'

export interface PreviewWords {
  label: string
  title: string
  /** The end of the title, in the accent colour. */
  accent?: string
}

/** What the words of a page have in common: its head, and the title over its text or of its document. */
interface PageWords {
  meta: { title: string; description: string }
  hero?: { eyebrow?: string; title: string | { text: string; accent: string } }
  document?: { title: string }
  /** The label of its preview image, if the text over the title is none. */
  preview?: string
}

// The compiler asks for the words of every page.
const pageWords: Record<PageKey, PageWords> = { ...words, cookies: words.cookiePolicy }

/** The head of every page, for search engines and link previews. */
export const heads = pageKeys.map(key => pageWords[key].meta)

function previewOf({ hero, document, preview, meta }: PageWords): PreviewWords {
  if (document) return { label: layout.footer.legal.title, title: document.title }
  const { eyebrow = '', title = meta.title } = hero ?? {}
  const label = preview ?? eyebrow
  return typeof title === 'string'
    ? { label, title }
    : { label, title: title.text, accent: title.accent }
}

/** The words on the image that messengers and social networks show beside a link. */
export const previews = Object.fromEntries(
  pageKeys.filter(isIndexedPage).map(key => [key, previewOf(pageWords[key])]),
) as Record<IndexedPageKey, PreviewWords>
