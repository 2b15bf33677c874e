import * as v from 'valibot'
import { isExample } from './business-values.ts'

const asCode = (example: unknown) => (typeof example === 'string' ? `'${example}'` : `${example}`)

/** The properties of an object; for one that is missing the message shows how to write it. */
export function properties<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, ({ path }) => {
    const key = String(path?.at(-1)?.key ?? '')
    const rule = entries[key]
    const [example]: readonly unknown[] = rule ? v.getExamples(rule) : []
    return example === undefined ? 'manca' : `manca; scrivi per esempio ${key}: ${asCode(example)}`
  })
}

/** A text that is there and is no example that the site came with. */
export function filled(example: string) {
  return v.pipe(
    v.string(`va scritto tra virgolette, come '${example}'`),
    v.trim(),
    v.nonEmpty(`è senza valore; scrivi per esempio '${example}'`),
    v.check(value => !isExample(value), `è un valore d’esempio; scrivi il tuo, come '${example}'`),
    v.examples([example]),
  )
}

/** Such a text that also follows a rule. */
export function text(example: string, rule: (value: string) => boolean, problem: string) {
  return v.pipe(filled(example), v.check(rule, `${problem}; scrivi per esempio '${example}'`))
}

/** What is wrong with a part of a value, and how to write it. */
export interface Fault {
  path: (string | number)[]
  input: unknown
  message: string
}

/** The faults of a value: for each of its parts the first one. */
export function findFaults(schema: v.GenericSchema, value: unknown): Fault[] {
  const faults = new Map<string | null, Fault>()
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const { input, message, path = [] } = issue
    const place = v.getDotPath(issue)
    // The content holds objects and lists, no Map or Set: their keys are texts and numbers.
    if (!faults.has(place))
      faults.set(place, { path: path.map(({ key }) => key as string | number), input, message })
  }
  return [...faults.values()]
}

/** A value before the words about it; what is missing, or is no text, is not repeated. */
export function quoted(input: unknown): string {
  return ['string', 'number'].includes(typeof input) ? `"${input}" ` : ''
}
