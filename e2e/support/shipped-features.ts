export interface Versions {
  chrome: number
  firefox: number
  safari: number
}

/** Something in the built files that is younger than the web's oldest browsers. */
interface Feature {
  name: string
  kind: 'style' | 'script'
  /** Finds it in a minified file. */
  pattern: RegExp
  /** The first versions that know it, as MDN's compatibility data has them. */
  since: [chrome: number, firefox: number, safari: number]
  /** Why the site works without it. */
  without?: string
}

/** The styles ask first, and have something older outside. */
export const insideSupports = 'inside @supports'

const never = Number.POSITIVE_INFINITY

export const features: readonly Feature[] = [
  // Styles.
  { name: '@layer', kind: 'style', pattern: /@layer/, since: [99, 97, 15.4] },
  { name: ':focus-visible', kind: 'style', pattern: /:focus-visible/, since: [86, 85, 15.4] },
  { name: ':is(), :where()', kind: 'style', pattern: /:(?:is|where)\(/, since: [88, 78, 14] },
  { name: 'aspect-ratio', kind: 'style', pattern: /aspect-ratio:/, since: [88, 89, 15] },
  { name: 'fit-content', kind: 'style', pattern: /height:fit-content/, since: [46, 94, 11] },
  { name: 'inset', kind: 'style', pattern: /[{;]inset:/, since: [87, 66, 14.1] },
  { name: 'range in @media', kind: 'style', pattern: /@media[^{]*[<>]/, since: [104, 102, 16.4] },
  {
    name: 'translate, rotate, scale',
    kind: 'style',
    pattern: /[{;](?:translate|rotate|scale):/,
    since: [104, 72, 14.1],
  },
  { name: 'nesting', kind: 'style', pattern: /&/, since: [112, 117, 16.5] },
  { name: 'scripting', kind: 'style', pattern: /\(scripting/, since: [120, 113, 17] },
  {
    name: ':has()',
    kind: 'style',
    pattern: /:has\(/,
    since: [105, 121, 15.4],
    without: 'a chosen answer shows by its dot alone; a legal page is printed with its header',
  },
  {
    name: 'dvh',
    kind: 'style',
    pattern: /\ddvh/,
    since: [108, 101, 15.4],
    without: insideSupports,
  },
  {
    name: 'lab()',
    kind: 'style',
    pattern: /:lab\(/,
    since: [111, 113, 15],
    without: 'the same colour in hexadecimal stands before it',
  },
  {
    name: 'color-mix()',
    kind: 'style',
    pattern: /color-mix\(/,
    since: [111, 113, 16.2],
    without: insideSupports,
  },
  {
    name: '@property',
    kind: 'style',
    pattern: /@property/,
    since: [85, 128, 16.4],
    without: 'Tailwind sets the same values inside @supports',
  },
  {
    name: 'text-wrap',
    kind: 'style',
    pattern: /text-wrap:/,
    since: [114, 121, 17.4],
    without: 'lines of a heading differ more in length',
  },
  {
    name: 'content-visibility',
    kind: 'style',
    pattern: /content-visibility:/,
    since: [85, 125, 18],
    without: 'shows answers without script where hidden="until-found" is known',
  },
  {
    name: 'animation-timeline',
    kind: 'style',
    pattern: /animation-timeline:/,
    since: [115, never, 26],
    without: insideSupports,
  },
  {
    name: 'size-adjust',
    kind: 'style',
    pattern: /size-adjust:/,
    since: [92, 92, 17],
    without: 'text moves a little when its font arrives',
  },
  {
    name: 'overscroll-behavior',
    kind: 'style',
    pattern: /overscroll-behavior:/,
    since: [63, 59, 16],
    without: 'the page under a dialog is held still by its overflow',
  },
  // Scripts.
  { name: 'import()', kind: 'script', pattern: /\bimport\(/, since: [63, 67, 11.1] },
  { name: '??, ?.', kind: 'script', pattern: /\?\?|\?\.(?!\d)/, since: [80, 74, 13.1] },
  { name: '??=, ||=', kind: 'script', pattern: /(?:\?\?|\|\|)=/, since: [85, 79, 14] },
  { name: 'replaceAll', kind: 'script', pattern: /\.replaceAll\(/, since: [85, 77, 13.1] },
  { name: 'Object.hasOwn', kind: 'script', pattern: /Object\.hasOwn\(/, since: [93, 92, 15.4] },
  { name: '.at()', kind: 'script', pattern: /\.at\(/, since: [92, 90, 15.4] },
  { name: 'structuredClone', kind: 'script', pattern: /structuredClone\(/, since: [98, 94, 15.4] },
  { name: 'class static {}', kind: 'script', pattern: /[{;}]static\{/, since: [94, 93, 16.4] },
  { name: 'lookbehind', kind: 'script', pattern: /\(\?<[=!]/, since: [62, 78, 16.4] },
  {
    name: 'new CSSStyleSheet()',
    kind: 'script',
    pattern: /new CSSStyleSheet|adoptedStyleSheets/,
    since: [73, 101, 16.4],
  },
  {
    name: 'AbortSignal.any, .timeout',
    kind: 'script',
    pattern: /AbortSignal\.(?:any|timeout)/,
    since: [116, 124, 17.4],
  },
  { name: 'findLast', kind: 'script', pattern: /\.findLast(?:Index)?\(/, since: [97, 104, 15.4] },
  {
    name: 'newer methods of Array, Object, Promise',
    kind: 'script',
    pattern: /\.(?:toSpliced|groupBy|withResolvers|fromAsync)\(|Promise\.try\(/,
    since: [128, 134, 18.2],
  },
  {
    name: 'toSorted',
    kind: 'script',
    pattern: /\.toSorted\(/,
    since: [110, 115, 16],
    without: 'a method of Radix’s own class',
  },
  {
    name: 'requestIdleCallback',
    kind: 'script',
    pattern: /requestIdleCallback/,
    since: [47, 55, never],
    without: 'a timer stands in for it',
  },
  {
    name: 'checkVisibility',
    kind: 'script',
    pattern: /checkVisibility/,
    since: [105, 106, 17.4],
    without: 'Radix asks first',
  },
  {
    name: 'startViewTransition',
    kind: 'script',
    pattern: /startViewTransition/,
    since: [111, 144, 18],
    without: 'the router asks first, and only for transitions that the site does not use',
  },
  {
    name: 'keepalive',
    kind: 'script',
    pattern: /keepalive:/,
    since: [66, 133, 13],
    without: 'a lead that is on its way when the tab is closed may be lost',
  },
]

/** The oldest versions that know every feature, leaving out what the site works without. */
export function oldestFor(used: readonly Feature[]): Versions {
  const needed = used.filter(({ without }) => without === undefined)
  const newest = (index: 0 | 1 | 2) => Math.max(0, ...needed.map(({ since }) => since[index]))
  return { chrome: newest(0), firefox: newest(1), safari: newest(2) }
}
