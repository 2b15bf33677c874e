import * as v from 'valibot'
import { findInvisible } from './invisible.ts'
import { tidyDate } from './tidy.ts'

export interface About {
  /** The Italian label on the setup page. */
  title: string
  /** A line on where to find the value, or on its use. */
  hint?: string
}

interface TextRules extends About {
  example: string
  /** A rule for the text, with the message when it is broken. */
  rule?: (value: string) => boolean
  problem?: string
  /** Corrects other ways of writing the value. */
  tidy?: (text: string) => string
}

/** Invisible characters break addresses and searches. */
export const visible = v.check<string, v.ErrorMessage<v.CheckIssue<string>>>(
  value => findInvisible(value) === null,
  ({ input }) => findInvisible(input) ?? '',
)

/** A required text of one line. */
export function text({
  title,
  hint = '',
  example,
  rule = () => true,
  problem = '',
  tidy,
}: TextRules) {
  return v.pipe(
    v.string(`va scritto tra virgolette, come "${example}"`),
    v.nonEmpty(`è senza valore; scrivi per esempio "${example}"`),
    v.check(
      value => value === value.trim() && value !== '',
      'ha degli spazi all’inizio o alla fine; toglili',
    ),
    visible,
    v.check(rule, `${problem}; scrivi per esempio "${example}"`),
    v.examples([example]),
    v.title(title),
    v.description(hint),
    v.metadata({ tidy }),
  )
}

/** Whether a text names a file of the folder public, of one of these kinds. */
export const isPublicFile = (...kinds: string[]) => {
  const form = new RegExp(`^(?:/[\\w-][\\w.-]*)+\\.(?:${kinds.join('|')})$`, 'i')
  return (value: string) => form.test(value)
}

/** A required text of any length. */
export const longText = (rules: TextRules) => v.pipe(text(rules), v.metadata({ isLong: true }))

/** The folders of public that pictures may go into. */
export const pictureFolders = ['team', 'logo'] as const

/** A picture, and how large the site shows it; without a height it keeps its proportions. */
export interface Picture {
  folder: (typeof pictureFolders)[number]
  width: number
  height?: number
  /** Whether it has transparent parts. */
  isTransparent?: boolean
}

/** The address of a picture, which the setup page also takes as a file. */
export const pictureAddress = (picture: Picture, rules: TextRules) =>
  v.pipe(text(rules), v.metadata({ picture }))

/** A value that the business may leave out with null. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema)

export function list<Schema extends v.GenericSchema>(entry: Schema, { title, hint = '' }: About) {
  const entries = v.array(entry, 'non è un elenco; scrivilo tra [ e ]')
  return v.pipe(entries, v.title(title), v.description(hint))
}

/** One of a few words, each with its meaning for the setup page. */
export function oneOf<const Words extends Record<string, string>>(meanings: Words, title: string) {
  // Object.keys is typed with string keys.
  const keys = Object.keys(meanings) as (keyof Words & string)[]
  return v.pipe(
    v.picklist(keys, `non è una voce prevista; scrivi una di queste parole: ${keys.join(', ')}`),
    v.metadata({ meanings }),
    v.title(title),
  )
}

const peopleProblem = 'non è un numero di persone; scrivi le cifre senza virgolette, come 54'
export const people = v.pipe(
  v.number(peopleProblem),
  v.integer(peopleProblem),
  v.minValue(1, peopleProblem),
  v.examples([54]),
  v.title('Quante persone conta'),
)

export const month = (title: string, example: string) =>
  text({
    title,
    example,
    hint: 'Anno e mese, come 2026-09.',
    rule: value => /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(value),
    problem: 'non è un mese; scrivi anno e mese',
    tidy: tidyDate,
  })
