import { companyForm } from '~/content/aziende'
import type { CompanyField } from '~/content/company-steps'
import { HintedField } from '~/features/sending/HintedField'
import { errorOf } from '~/features/sending/problems'
import { useStore } from '~/lib/store'
import { RadioGroup } from '~/ui/RadioGroup'
import { allFields, type CompanyValues, isChoice, ruleOf } from './company-lead'
import { companyLead } from './use-company-draft'
import type { CompanyWizardState } from './use-company-wizard'

const { choices, texts } = companyForm

/** The labels and answers as the visitor reads them. */
export function answersOf(values: CompanyValues) {
  return allFields.map(field => {
    if (!isChoice(field)) return [texts[field].label, values[field]] as const
    const labels: Record<string, string> = choices[field].options
    return [choices[field].label, labels[values[field]] ?? ''] as const
  })
}

interface CompanyQuestionProps {
  field: CompanyField
  wizard: CompanyWizardState
}

export function CompanyQuestion({ field, wizard }: CompanyQuestionProps) {
  const { values, isLocked } = wizard
  const problem = useStore(companyLead.problems)[field]
  if (isChoice(field)) {
    const { label, missing, options } = choices[field]
    return (
      <RadioGroup
        name={field}
        legend={label}
        options={options}
        defaultValue={values[field]}
        required
        error={errorOf(problem, missing)}
        className="sm:col-span-full"
      />
    )
  }
  const { missing, ...words } = texts[field]
  const { isHalf, isOptional, ...input } = ruleOf(field)
  return (
    <HintedField
      name={field}
      required={!isOptional}
      defaultValue={values[field]}
      readOnly={isLocked}
      error={errorOf(problem, missing)}
      className={isHalf ? undefined : 'sm:col-span-full'}
      {...words}
      {...input}
    />
  )
}
