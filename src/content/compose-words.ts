import { isGroup } from './fill-in.ts'
import { fillNames, namesIn } from './fill-names.ts'
import { typographic } from './typography.ts'

/** Facts by the names that stand for them in texts; null for one that the business leaves out. */
export type Facts = ReadonlyMap<string, string | null>

/** Words for a site that has the facts they name, and others for a site that has not; null for none. */
interface Wordings {
  text: unknown
  without: unknown
}

/** What becomes of words. */
export type Composed<Words> = Words extends string
  ? Words
  : Words extends { text: infer Text; without: infer Without }
    ? Composed<Text> | Composed<Without>
    : Words extends readonly (infer Entry)[]
      ? Exclude<Composed<Entry>, null>[]
      : Words extends object
        ? { [Key in keyof Words]: Composed<Words[Key]> }
        : Words

export const isWordings = (value: unknown): value is Wordings =>
  isGroup(value) && 'without' in value

function allNamesIn(value: unknown): string[] {
  if (typeof value === 'string') return namesIn(value)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allNamesIn) : []
}

/** Whether the business has every fact that a value names. */
export const hasFacts = (value: unknown, facts: Facts) =>
  allNamesIn(value).every(name => facts.get(name) !== null)

function compose(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return typographic(fillNames(value, name => facts.get(name)))
  if (isWordings(value))
    return compose(hasFacts(value.text, facts) ? value.text : value.without, facts)
  if (Array.isArray(value))
    return value.map(entry => compose(entry, facts)).filter(entry => entry !== null)
  if (!isGroup(value)) return value
  const entries = Object.entries(value).map(([key, each]) => [key, compose(each, facts)])
  return Object.fromEntries(entries)
}

/** Words as visitors read them: names of facts are replaced, quotes and spaces are typographic. */
export const composeWords = <Words>(words: Words, facts: Facts) =>
  // The shape is that of the words; only their texts change.
  compose(words, facts) as Composed<Words>

/** The answers to the form for companies as the privacy policy names them, step by step. */
const dataOf = (steps: Record<string, { data: string }>) =>
  Object.values(steps)
    .map(({ data }) => data)
    .join(' ')

/** Words that sentences of other pages name. */
interface Sentences {
  guarantee: unknown
  companies: { form: { steps: Record<string, { data: string }> } }
}

/** Facts, and what is named like them: the guarantee, and the data that the form for companies asks for. */
export const withSentences = ({ guarantee, companies }: Sentences, facts: Facts): Facts =>
  new Map([
    ...facts,
    ['garanzia', compose(guarantee, facts) as string | null],
    ['dati del modulo aziende', dataOf(companies.form.steps)],
  ])
