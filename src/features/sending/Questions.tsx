import type { Rule } from '~/content/inputs'
import { type ReadableStore, useStore } from '~/lib/store'
import type { RadioGroup } from '~/ui/RadioGroup'
import { HintedField } from './HintedField'
import { errorOf, isChoice, type Problems } from './problems'
import { isLocked, type SendState } from './send-state'

interface Words {
  label: string
  missing: string
  placeholder?: string
  hint?: string
  /** The answers to a choice as the visitor reads them, by their values. */
  options?: Readonly<Record<string, string>>
}

interface QuestionsProps<Field extends string> {
  fields: readonly Field[]
  rules: Readonly<Record<Field, Rule>>
  words: Readonly<Record<Field, Words>>
  lead: {
    values: Readonly<Record<Field, string>>
    problems: ReadableStore<Problems<Field>>
    sending: ReadableStore<SendState>
  }
  /** Only the form for companies has choices, so that the lead modal is fetched without it. */
  choice?: typeof RadioGroup
}

export function Questions<Field extends string>(props: QuestionsProps<Field>) {
  const { fields, rules, words, lead, choice: Choice } = props
  const problems = useStore(lead.problems)
  const readOnly = isLocked(useStore(lead.sending))
  return fields.map(name => {
    const { missing, label, options = {}, ...hints } = words[name]
    const rule = rules[name]
    const shared = {
      name,
      label,
      required: true,
      defaultValue: lead.values[name],
      readOnly,
      error: errorOf(problems[name], missing),
      className: 'sm:col-span-full',
    }
    if (!isChoice(rule)) return <HintedField key={name} {...shared} {...hints} {...rule} />
    return Choice && <Choice key={name} {...shared} options={options} />
  })
}

/** The labels and answers as the visitor reads them. */
export const answersOf = <Field extends string>(
  fields: readonly Field[],
  words: Readonly<Record<Field, Words>>,
  values: Readonly<Record<Field, string>>,
) =>
  fields.map(field => {
    const { label, options } = words[field]
    return [label, options?.[values[field]] ?? values[field]] as const
  })
