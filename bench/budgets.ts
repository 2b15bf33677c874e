/** Bytes: brotli for script, the fonts as they are, the page as it comes over the wire. */
export interface SizeBudgets {
  /** Script before the page is idle or used. */
  earlyScript: number
  /** All script once the page is idle; a page may also be held to the home page's figure. */
  script: number | { beyondHome: number }
  /** Script for the rest of the way to a lead, fetched when the page is idle again. */
  aheadScript: number
  /** The page with its headers, on the wire. */
  answer: number
  fonts: number
}

export const sizeBudgets: SizeBudgets = {
  earlyScript: 1_000,
  script: 95_000,
  aheadScript: 22_000,
  // The first window of a connection holds 14,200 bytes; longer words of the business need 300.
  answer: 13_900,
  fonts: 28_500,
}

export const speedBudgets = {
  /** FCP and LCP, as a multiple of the same page's without any script. */
  paintRatio: 1.05,
  /** FCP, as a multiple of an empty page's. */
  blankRatio: 1.12,
  /** TBT, as a multiple of the same page's without any script, and what another program may add. */
  tbtRatio: 1.5,
  tbtNoise: 50,
  cls: 0,
  score: 100,
}

export const interactionBudgets = {
  /** Milliseconds to the next paint, with the processor slowed down four times, on a quiet machine. */
  median: 100,
  keyMedian: 50,
  worst: 150,
  /** A machine that keeps the page waiting for the processor longer than that is not quiet. */
  quietStretch: 1.2,
  /** So is one on which a button that does nothing takes longer than the least that is reported. */
  quietEmpty: 16,
}

/** The processor's time until the next paint, as a multiple of an empty button's; on every machine. */
export const processorBudgets = {
  'modal, cold': 6.5,
  'modal, again': 14,
  'key in the modal': 7,
  'empty send': 12,
  'cookies accepted': 8,
  answer: 7.5,
  route: 4.5,
  'key in the wizard': 9,
  'step forward': 7.5,
}

/** What a page may hold more after many rounds than before. */
export const memoryBudgets = {
  heap: 20_000,
  nodes: 5,
  listeners: 0,
}
