import { PurgeCSS } from 'purgecss'

/** Attributes that a page takes on only once it is used; their rules belong to its first look too. */
const dynamicAttributes = [
  'aria-current',
  'aria-invalid',
  'checked',
  'data-cookie-choice',
  'data-scroll-locked',
  'data-state',
  'data-unanswering',
  'data-waiting',
  'disabled',
  'hidden',
  'open',
]

/** The rules of the stylesheet that a page needs for its own elements, in their order. */
export async function stylesOf(page: string, stylesheet: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: page, extension: 'html' }],
    css: [{ raw: stylesheet }],
    // Class names of Tailwind hold almost every character.
    defaultExtractor: html => html.match(/[^\s"'<>]+/g) ?? [],
    dynamicAttributes,
    keyframes: true,
  })
  if (!result) throw new Error('The stylesheet could not be read')
  return result.css
}
