import { findMarks, findSteps, type Path } from '../../tooling/config/content-tree.ts'

/** The position of the entry with an id in the list at the end of a path; null if there is none. */
function positionOf(code: string, list: Path, id: string): number | null {
  for (let position = 0; ; position++) {
    const steps = findSteps(code, [...list, position, 'id'])
    if (steps.length <= list.length) return null
    const value = steps[list.length + 1]?.value
    if (value?.type === 'Literal' && value.value === id) return position
  }
}

/** Keys, positions in a list or ids of its entries, from an export to a value. */
function toPath(code: string, text: string): Path {
  const path: (string | number)[] = []
  for (const key of text.split('.')) {
    const part = /^\d+$/.test(key) ? Number(key) : key
    const isThere = path.length === 0 || findSteps(code, [...path, part]).length > path.length
    path.push(isThere ? part : (positionOf(code, path, key) ?? part))
  }
  return path
}

/**
 * Puts values in the place of those to which their paths lead. With the last demo() its import goes; one
 * that is left stays as it is, and the build names it.
 */
export function replaceValues(name: string, code: string, values: Record<string, unknown>): string {
  const edits = Object.entries(values).map(([text, value]) => {
    const path = toPath(code, text)
    const place = findSteps(code, path)[path.length - 1]?.value
    if (!place) throw new Error(`src/content/${name} has no ${text} to replace`)
    return { start: place.start, end: place.end, source: JSON.stringify(value) }
  })
  const replaced = edits
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, source }) => rest.slice(0, start) + source + rest.slice(end), code)
  return replaced.includes('demo(')
    ? replaced
    : replaced.replace(/^import \{ demo \} from .*\n/m, '')
}

/** The texts inside demo(). */
export function markedTexts(code: string): string[] {
  return findMarks(code)
    .flatMap(({ start, end }) => [...code.slice(start, end).matchAll(/(['"`])(.*?)\1/g)])
    .map(([, , text = '']) => text.replaceAll('\\u00a0', '\u00a0'))
}
