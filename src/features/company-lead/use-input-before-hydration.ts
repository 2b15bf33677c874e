import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { draftAttribute } from '~/lib/start-signals'
import { allFields } from './company-lead'
import type { CompanyWizardState } from './use-company-wizard'

/** Takes the prerendered form over: passes the answers to `change` that were typed into it before hydration. */
export function useInputBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  change: CompanyWizardState['change'],
) {
  const takeOver = useEffectEvent(() => {
    form.current?.removeAttribute(draftAttribute)
    for (const field of allFields) {
      // The prerendered step has text fields only; a group of radio buttons is a RadioNodeList.
      const input = form.current?.elements.namedItem(field)
      if (input instanceof HTMLInputElement && input.value !== '') change(field, input.value)
    }
  })
  // A layout effect runs before any event: the click that hydrates the form may be its submit.
  // Stryker disable next-line ArrayDeclaration: with a constant among its inputs an effect runs once, too.
  useLayoutEffect(() => takeOver(), [])
}
