import { PurgeCSS } from 'purgecss'
import {
  appFailedAttribute,
  chosenAttribute,
  waitingAttribute,
} from '../../src/lib/start-signals.ts'

/** Attributes that scripts set. A page needs their rules before it has the attributes. */
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

/** Classes that apply only during use, which makes the starter fetch the whole stylesheet. */
const laterClasses = [/hover:/, /active:/, /disabled:/, /aria-invalid/]

/**
 * Rules of Tailwind that the first paint does not need: parts of form fields, defaults for browsers
 * from before 2023 and the licence notice. All are in the whole stylesheet too.
 */
const laterRules = [
  /(?<=[{}])::(?:-webkit-[\w-]+|file-selector-button)\{[^{}]*\}/g,
  /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/g,
  /\/\*![^*]*\*\//g,
]

/** Legal pages alone have rules for paper; PurgeCSS does not look into :has(). */
const printRules = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g

function withoutLaterRules(page: string, stylesheet: string): string {
  const rules = page.includes('legal-page') ? laterRules : [...laterRules, printRules]
  return rules.reduce((css, rule) => css.replaceAll(rule, ''), stylesheet)
}

/**
 * Drops the registrations of variables that the rules do not read, or that they read with a default
 * and never set. (A registration keeps what is set from being inherited, and gives it a value.)
 */
function withoutIdleProperties(css: string): string {
  return css.replaceAll(/@property (--[\w-]+)\{[^{}]*\}/g, (registration, name) => {
    const isSet = css.includes(`${name}:`)
    const isReadAsIs = css.includes(`var(${name})`)
    return isSet || isReadAsIs ? registration : ''
  })
}

/**
 * The rules of the stylesheet that a page at rest needs, in their order. A page that fits into the
 * first window of a connection (ten packets, 14.6 kB) saves a round trip.
 */
export async function stylesOf(page: string, stylesheet: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: page, extension: 'html' }],
    css: [{ raw: withoutLaterRules(page, stylesheet) }],
    // Class names of Tailwind can contain almost every character.
    defaultExtractor: html => html.match(/[^\s"'<>]+/g) ?? [],
    dynamicAttributes,
    blocklist: laterClasses,
    keyframes: true,
    variables: true,
  })
  if (!result) throw new Error('The stylesheet could not be read')
  return withoutIdleProperties(result.css)
}
