type Data = Record<string, unknown>

export const isGroup = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A film of one kind has nothing to fill in from one of another. */
export const isOfOneKind = (one: Data, other: Data) => one.kind === other.kind

/**
 * What a business says, with the demonstration's values where it says nothing. Groups are filled in key by
 * key; a list is one value. null says that something is left out on purpose.
 */
export function fillIn(own: unknown, example: unknown): unknown {
  if (own === undefined) return example
  if (!isGroup(own) || !isGroup(example) || !isOfOneKind(own, example)) return own
  const keys = new Set([...Object.keys(example), ...Object.keys(own)])
  return Object.fromEntries(
    [...keys].filter(key => key !== '$schema').map(key => [key, fillIn(own[key], example[key])]),
  )
}

/** Changes every text in a value. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(each => mapTexts(each, change))
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]),
  )
}

/** Puts facts in the place of their names in braces; an unknown name stays as it is. */
export const withFacts = (text: string, facts: ReadonlyMap<string, string>) =>
  text.replaceAll(/\{([^{}]+)\}/g, (braces, name) => facts.get(name) ?? braces)
