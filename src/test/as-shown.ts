/** A text of the content as testing-library compares it with the page: every space is a plain one. */
export const asShown = (text: string): string => text.replaceAll(/\s+/g, ' ')
