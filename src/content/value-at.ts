import { isGroup } from './fill-in.ts'

export type Path = (string | number)[]

/** The value at a path; undefined where there is none. */
export function getAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    whole,
  )
}

/** The values with one changed; undefined removes its key. */
export function setAt(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(whole))
    return whole.map((each, index) => (index === key ? setAt(each, rest, value) : each))
  const group = isGroup(whole) ? whole : {}
  const { [key]: old, ...others } = group
  const inner = setAt(old, rest, value)
  // A key keeps its place, as it does in the file.
  return inner === undefined ? others : { ...group, [key]: inner }
}
