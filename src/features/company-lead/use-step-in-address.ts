import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { steps } from '~/content/company-steps'
import { type CompanyValues, firstIncompleteStep } from './company-lead'

const stepParameter = 'step'

function requestedStep(search: string): number {
  const step = Number(new URLSearchParams(search).get(stepParameter))
  return steps[step - 1] ? step : 1
}

/** Makes each step a history entry. A step after the first incomplete one is replaced by that one. */
export function useStepInAddress(values: CompanyValues, isReady: boolean) {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const requested = requestedStep(search)
  const step = Math.min(requested, firstIncompleteStep(values))
  // Step 1 is announced only after another step was shown.
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

  // False for a step that was opened by a link: the entry before it is another page.
  const cameFrom = (target: number) => state?.from === target

  // The key of the entry that is being left, so that the effect does not go back twice.
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
