const inBraces = /\{([^{}]+)\}/g

/** The names that stand in braces in a text. */
export const namesIn = (text: string) => [...text.matchAll(inBraces)].map(([, name = '']) => name)

/** Puts values in the place of their names in braces; a name without a value stays as it is. */
export const fillNames = (text: string, lookUp: (name: string) => string | null | undefined) =>
  text.replaceAll(inBraces, (braces, name) => lookUp(name) ?? braces)
