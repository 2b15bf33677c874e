import { companyForm } from '~/content/aziende'
import { companyNotices } from '~/content/messages'
import { fieldFor } from '~/features/sending/HintedField'
import { RadioGroup } from '~/ui/RadioGroup'
import {
  allFields,
  type ChoiceField,
  type CompanyField,
  type CompanyValues,
  isChoice,
  type Option,
  ruleOf,
  type StepCheck,
  type TextField,
} from './company-lead'
import type { CompanyWizardState } from './use-company-wizard'

type ChoiceWords = {
  [F in ChoiceField]: { label: string; missing: string; options: Record<Option<F>, string> }
}

// A field or an option without words does not compile.
const choices: ChoiceWords = companyForm.choices
const texts: Record<TextField, { label: string; placeholder: string; missing: string }> =
  companyForm.texts

/** The error message of a field, if it has a problem. */
export function problemText(
  field: CompanyField,
  problems: StepCheck['fields'],
): string | undefined {
  const problem = problems[field]
  if (!problem) return undefined
  if (problem === 'notValid') return companyNotices.emailNotValid.description
  return isChoice(field) ? choices[field].missing : texts[field].missing
}

/** The labels and answers as the visitor reads them. */
export function answersOf(values: CompanyValues) {
  return allFields.map(field => {
    if (!isChoice(field)) return [texts[field].label, values[field]] as const
    const labels: Record<string, string> = choices[field].options
    return [choices[field].label, labels[values[field]] ?? ''] as const
  })
}

interface CompanyQuestionProps {
  id: string
  field: CompanyField
  wizard: CompanyWizardState
}

export function CompanyQuestion({ id, field, wizard }: CompanyQuestionProps) {
  const { values, problems, isLocked } = wizard
  const error = problemText(field, problems)
  if (isChoice(field)) {
    const { label: legend, options } = choices[field]
    return (
      <div className="sm:col-span-full">
        <RadioGroup
          id={id}
          name={field}
          legend={legend}
          options={Object.entries(options).map(([value, label]) => ({ value, label }))}
          defaultValue={values[field]}
          required
          error={error}
        />
      </div>
    )
  }
  const { isHalf, isOptional, ...input } = ruleOf(field)
  const TextInput = fieldFor(input.type)
  return (
    <TextInput
      id={id}
      name={field}
      type="text"
      label={texts[field].label}
      placeholder={texts[field].placeholder}
      required={!isOptional}
      defaultValue={values[field]}
      readOnly={isLocked}
      error={error}
      className={isHalf ? undefined : 'sm:col-span-full'}
      {...input}
    />
  )
}
