/** One of the questions that make up the setup, or several that belong together. */
export interface Step {
  label: string
  /** Whether it has an answer: then it is asked only of those who want to see all of them. */
  isSettled: () => boolean
  /** Whether the site cannot be built for real without an answer. */
  isRequired: boolean
  /** Whether the answers so far leave something to ask. */
  isAsked?: () => boolean
  /** Asks, and writes the answer. `heading` is the label, after how far the setup has come. */
  ask: (heading: string) => Promise<void>
}
