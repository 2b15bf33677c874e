import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type CompanyValues, firstIncompleteStep, steps } from './company-lead'

const stepParameter = 'step'

function requestedStep(search: string): number {
  const step = Number(new URLSearchParams(search).get(stepParameter))
  return steps[step - 1] ? step : 1
}

/**
 * Keeps the step in the address, so that each step is an entry of the browser's history. An address
 * with a later step than the first incomplete one leads back there.
 */
export function useWizardStep(values: CompanyValues, isReady: boolean) {
  const { search, state, key } = useLocation()
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

  // After a link to a step the previous entry of the history is another page.
  const cameFrom = (target: number) => state?.from === target

  // The entry that is being left: a second step back would leave the form.
  const leaving = useRef('')
  useEffect(() => {
    if (!isReady || leaving.current === key) return
    leaving.current = requested === step ? '' : key
    if (requested === step) return
    if (cameFrom(requested - 1)) navigate(-1)
    else show(step, true)
  })

  function back() {
    if (cameFrom(step - 1)) navigate(-1)
    else if (step > 1) show(step - 1, true)
  }

  const goTo = (target: number) => show(target, false)
  return { step, hasChangedStep, goTo, back }
}
