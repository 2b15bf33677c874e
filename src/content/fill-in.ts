type Data = Record<string, unknown>

export const isGroup = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The data of the business, with the demonstration's values for what is missing. Groups are filled in key by key; a
 * list is one value. null means left out on purpose.
 */
export function fillIn(own: unknown, example: unknown): unknown {
  if (own === undefined) return example
  if (!isGroup(own) || !isGroup(example)) return own
  const keys = new Set([...Object.keys(example), ...Object.keys(own)])
  return Object.fromEntries(
    [...keys].filter(key => key !== '$schema').map(key => [key, fillIn(own[key], example[key])]),
  )
}
