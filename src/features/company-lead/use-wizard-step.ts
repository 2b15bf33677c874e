import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type CompanyValues, firstIncompleteStep, steps } from './company-lead'

const stepParameter = 'step'

function requestedStep(search: string): number {
  const step = Number(new URLSearchParams(search).get(stepParameter))
  return steps[step - 1] ? step : 1
}

/**
 * Keeps the step in the address, so that each step is an entry of the browser's history. An address
 * with a later step than the first incomplete one is replaced with that of the incomplete step.
 */
export function useWizardStep(values: CompanyValues, isReady: boolean) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const requested = requestedStep(search)
  const step = Math.min(requested, firstIncompleteStep(values))
  // Step 1 is not announced until another step has been shown.
  const [hasChangedStep, setHasChangedStep] = useState(false)
  if (step > 1 && !hasChangedStep) setHasChangedStep(true)

  function addressOf(target: number): string {
    const parameters = new URLSearchParams(search)
    if (target === 1) parameters.delete(stepParameter)
    else parameters.set(stepParameter, String(target))
    return `?${parameters}`
  }

  function show(target: number, replace: boolean) {
    navigate(addressOf(target), { replace, state: replace ? state : { from: step } })
  }

  useEffect(() => {
    if (isReady && requested !== step) show(step, true)
  })

  function back() {
    // After a link to this step the previous entry of the history is another page.
    if (state?.from === step - 1) navigate(-1)
    else if (step > 1) show(step - 1, true)
  }

  const goTo = (target: number) => show(target, false)
  return { step, hasChangedStep, goTo, back }
}
