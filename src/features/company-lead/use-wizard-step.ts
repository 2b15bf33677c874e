import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type CompanyValues, firstOpenStep, steps } from './company-lead'

const parameter = 'step'

function requestedStep(search: string): number {
  const step = Number(new URLSearchParams(search).get(parameter))
  return Number.isInteger(step) && step >= 1 && step <= steps.length ? step : 1
}

/**
 * The step is part of the address, so that each step is an entry of the browser's history. A step is
 * only shown when all before it are complete; until then the first incomplete one stands in its
 * place, in the address too.
 */
export function useWizardStep(values: CompanyValues, isReady: boolean) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const requested = requestedStep(search)
  const step = Math.min(requested, firstOpenStep(values))

  function addressOf(target: number): string {
    const parameters = new URLSearchParams(search)
    if (target === 1) parameters.delete(parameter)
    else parameters.set(parameter, String(target))
    return `?${parameters}`
  }

  function show(target: number, replace: boolean) {
    navigate(addressOf(target), { replace, state: replace ? state : { from: step } })
  }

  useEffect(() => {
    if (isReady && requested !== step) show(step, true)
  })

  function back() {
    // The entry before this one may be another page, when the visitor came by a link to this step.
    if (state?.from === step - 1) navigate(-1)
    else if (step > 1) show(step - 1, true)
  }

  return { step, goTo: (target: number) => show(target, false), restart: () => show(1, true), back }
}
