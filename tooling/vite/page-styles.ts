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
  'data-state',
  'hidden',
  'open',
]

/** Classes that apply only during use, which makes the starter fetch the whole stylesheet. */
const laterClasses = [
  /hover:/,
  /active:/,
  /disabled:/,
  /aria-invalid/,
  /transition-/,
  /outline-/,
  /group-open:/,
  /group-data-/,
  /menu-panel/,
]

/** Parts of form fields, defaults for browsers from before 2023, the licence: all are in the whole stylesheet too. */
const laterRules = [
  /(?<=[{}])::(?:-webkit-[\w-]+|file-selector-button|placeholder)\{[^{}]*\}/g,
  /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/g,
  /\/\*![^*]*\*\//g,
  // What is so without them: the resets of Tailwind for fonts, and the same declaration once more.
  /font-(?:feature|variation)-settings:(?:normal|inherit);/g,
  /(?<=[{;])([\w-]+:[^;{}]+;)(?=\1)/g,
  // A translucent colour, said once more for screens with more colours than ours has.
  /(?<=[{;]([\w-]+):#[\da-f]{8});\1:lab\([^()]*\)/g,
]

/** Movement, and colours for who has asked for more contrast: a moment after the first paint is soon enough. */
const preferenceRules =
  /@media \(prefers-(?:contrast|reduced-motion):[^)]*\)\{(?:[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})*\}/g

/** The whole stylesheet brings them soon enough for all pages but the legal ones, which people print. */
const printRules = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g

function withoutLaterRules(page: string, stylesheet: string): string {
  const always = [...laterRules, preferenceRules]
  const rules = page.includes('legal-page') ? always : [...always, printRules]
  return rules.reduce((css, rule) => css.replaceAll(rule, ''), stylesheet)
}

/** Tailwind's variables of a rule that no utility of the page sets, as Tailwind registers them. */
const registrations = /@property (--[\w-]+)\{[^{}]*?(?:initial-value:([^;{}]*))?\}/g
const reads = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g

/**
 * Puts the value in the place of each variable of Tailwind that no rule of the page sets: its initial
 * one, or the default of the place that reads it. (A registration keeps what is set from being
 * inherited, and gives it a value.) All borders are solid already, by the rule for every element.
 */
function withoutIdleVariables(css: string): string {
  const initial = new Map([...css.matchAll(registrations)].map(([, name, value]) => [name, value]))
  const isSet = (name: string) => css.includes(`${name}:`)
  return css
    .replaceAll(/border(?:-\w+)*-style:var\(--tw-border-style\);?/g, text =>
      isSet('--tw-border-style') ? text : '',
    )
    .replaceAll(reads, (read, name, fallback) =>
      isSet(name) ? read : (initial.get(name) ?? fallback ?? read),
    )
    .replaceAll(registrations, (registration, name) => (isSet(name) ? registration : ''))
}

/** For pages that have the fonts already: told of them once more, a browser lays all text out again. */
export function withoutFonts(stylesheet: string): string {
  return stylesheet.replaceAll(/@font-face\{[^{}]*\}/g, '')
}

/** Without the conditions that have no rules left; one can stand in another. */
function withoutEmptyRules(css: string): string {
  const kept = css.replaceAll(/@(?:supports|media) [^{}]*\{\}/g, '')
  return kept === css ? css : withoutEmptyRules(kept)
}

/** What a page at rest needs: one that fits into the first window of a connection (14.6 kB) saves a round trip. */
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
  return withoutIdleVariables(withoutEmptyRules(result.css))
}
