export interface OlderBrowser {
  /** What its styles do not know: the rules and declarations are taken out. */
  styles: readonly RegExp[]
  /** What its scripts do not know, as paths from window. */
  scripts: readonly string[]
}

const declaration = (names: string) => new RegExp(`(?<=[{;])(?:${names}):[^;{}]*;?`, 'g')
const withValue = (value: string) =>
  new RegExp(`(?<=[{;])[\\w-]+:[^;{}]*(?:${value})[^;{}]*;?`, 'g')

/** A block that holds others, so many levels deep. */
const block = (levels: number): string =>
  levels === 0 ? '[^{}]' : `\\{(?:[^{}]|${block(levels - 1)})*\\}`

export const atRule = (start: string) => new RegExp(`${start}[^{;]*${block(5)}`, 'g')

const has = /(?<=[{}])[^{};]*:has\([^{}]*\{[^{}]*\}/g
const property = atRule('@property')
const scrollTimeline = atRule('@supports \\(animation-timeline')
const rangeInMedia = atRule('@media[^{]*[<>]')
const scripting = atRule('@media[^{]*scripting')
const newerColours = withValue('lab\\(|oklch\\(|color-mix\\(')
const textWrap = declaration('text-wrap')

const newerScripts = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.moveBefore',
  'HTMLElement.prototype.showPopover',
  'Iterator',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'Set.prototype.union',
  'URL.canParse',
  'URL.parse',
  'ViewTimeline',
  'navigation',
  'scheduler',
]

const chrome100: OlderBrowser = {
  styles: [
    has,
    scrollTimeline,
    rangeInMedia,
    scripting,
    newerColours,
    textWrap,
    declaration('translate|rotate|scale'),
    withValue('\\ddvh'),
  ],
  scripts: newerScripts,
}

/** The oldest supported browsers, as far as taking things away from today's Chromium can make them. */
export const olderBrowsers: Record<string, OlderBrowser> = {
  'Chrome 100': chrome100,
  'Firefox 102': {
    styles: [
      has,
      property,
      scrollTimeline,
      scripting,
      newerColours,
      textWrap,
      declaration('content-visibility'),
    ],
    scripts: [
      ...newerScripts,
      'Array.prototype.findLast',
      'Array.prototype.findLastIndex',
      'trustedTypes',
    ],
  },
  'Safari 15.4': {
    styles: [
      property,
      scrollTimeline,
      rangeInMedia,
      scripting,
      withValue('color-mix\\('),
      textWrap,
      declaration('content-visibility|overscroll-behavior'),
    ],
    scripts: [
      ...newerScripts,
      'Document.prototype.adoptedStyleSheets',
      'requestIdleCallback',
      'trustedTypes',
    ],
  },
}

/** From before cascade layers. */
export const unsupported: OlderBrowser = {
  styles: [...chrome100.styles, atRule('@layer')],
  scripts: [...newerScripts, 'CSSLayerBlockRule', 'Object.hasOwn', 'Array.prototype.at'],
}
