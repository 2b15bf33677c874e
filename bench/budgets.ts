/** Bytes: brotli for script, the fonts as they are, the page as it comes over the wire. */
export const sizeBudgets = {
  scriptBeforeIdle: 1_000,
  scriptAfterIdle: 98_500,
  /** Script for the rest of the way to a lead, fetched when the page is idle again. */
  scriptAhead: 22_100,
  // The first window of a connection holds 14,200 bytes; longer words of the business need 300.
  pageWithHeaders: 13_900,
  fonts: 28_500,
  /** The page, its two fonts and its icon. */
  earlyRequests: 4,
}

/** Medians, as multiples of the same page's without any script. */
export const speedBudgets = {
  fcp: 1.05,
  lcp: 1.05,
  /** Of an empty page's. */
  fcpBesideEmpty: 1.12,
  /** Other programs of the machine may add so many milliseconds. */
  tbt: 1.5,
  tbtNoise: 50,
  cls: 0,
  score: 100,
}

/** The processor's time for what a visitor does, as a multiple of that for a button that does nothing. */
export const interactionBudgets = {
  'a key in the modal': 8,
  'an empty send': 24,
  'a key in the wizard': 10,
}

/** One figure beside its budget. */
export interface Row {
  page: string
  measure: string
  value: string
  budget: string
  isKept: boolean
  /** What to look at when the budget is broken. */
  details?: readonly string[]
}
