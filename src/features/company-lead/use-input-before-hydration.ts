import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { allFields, type CompanyField, isChoice, type TextField } from './company-lead'
import type { CompanyWizardState } from './use-company-wizard'

function isTextField(name: string): name is TextField {
  const field: CompanyField | undefined = allFields.find(known => known === name)
  return field !== undefined && !isChoice(field)
}

/** Takes over what was typed into the prerendered form while React was still on its way. */
export function useInputBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  change: CompanyWizardState['change'],
) {
  const adopt = useEffectEvent(() => {
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      if (isTextField(input.name) && input.value !== '') change(input.name, input.value)
    }
  })
  // Before any event: the click that hydrates the form may be the one that submits it.
  useLayoutEffect(() => adopt(), [])
}
