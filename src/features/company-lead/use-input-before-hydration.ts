import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { allFields } from './company-lead'
import type { CompanyWizardState } from './use-company-wizard'

/** Passes the answers to `change` that were typed into the prerendered form before hydration. */
export function useInputBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  change: CompanyWizardState['change'],
) {
  const readInputs = useEffectEvent(() => {
    for (const field of allFields) {
      // The prerendered step has text fields only; a group of radio buttons is a RadioNodeList.
      const input = form.current?.elements.namedItem(field)
      if (input instanceof HTMLInputElement && input.value !== '') change(field, input.value)
    }
  })
  // A layout effect runs before any event: the click that hydrates the form may be its submit.
  useLayoutEffect(() => readInputs(), [])
}
