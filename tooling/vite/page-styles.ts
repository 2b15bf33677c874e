import { PurgeCSS } from 'purgecss'
import {
  appFailedAttribute,
  chosenAttribute,
  waitingAttribute,
} from '../../src/lib/start-signals.ts'

/** Attributes that a page takes on only once it is used; their rules belong to its first look too. */
const dynamicAttributes = [
  appFailedAttribute,
  chosenAttribute,
  waitingAttribute,
  'aria-current',
  'data-scroll-locked',
  'data-state',
  'hidden',
  'open',
]

/** Classes for a pointer and for fields at work: the whole stylesheet comes with the first of these. */
const laterClasses = [/hover:/, /active:/, /disabled:/, /aria-invalid/]

/**
 * Tailwind's help for what no page shows at first: parts of fields, and browsers from before 2023,
 * which get its defaults with the whole stylesheet; and its notice, which stands there too.
 */
const laterRules = [
  /(?<=[{}])::(?:-webkit-[\w-]+|file-selector-button)\{[^{}]*\}/g,
  /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/g,
  /\/\*![^*]*\*\//g,
]

/**
 * The rules of the stylesheet that a page needs to look as it should at rest, in their order. A page
 * that fits into the first window of a connection (ten packets, 14.6 kB) saves a round trip.
 */
export async function stylesOf(page: string, stylesheet: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: page, extension: 'html' }],
    css: [{ raw: laterRules.reduce((css, rule) => css.replaceAll(rule, ''), stylesheet) }],
    // Class names of Tailwind hold almost every character.
    defaultExtractor: html => html.match(/[^\s"'<>]+/g) ?? [],
    dynamicAttributes,
    blocklist: laterClasses,
    keyframes: true,
    variables: true,
  })
  if (!result) throw new Error('The stylesheet could not be read')
  return result.css
}
