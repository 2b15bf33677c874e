import { startTransition, useEffect, useRef, useState } from 'react'
import { companyNotices } from '~/content/messages'
import { paths } from '~/content/paths'
import { useLeaveForThanks } from '~/features/sending/just-sent'
import { unsentElsewhere } from '~/features/sending/unsent-elsewhere'
import { draftKeys, useLeadForm } from '~/features/sending/use-lead-form'
import { track } from '~/features/tracking/track'
import { dismissToasts, notifyError, notifySuccess } from '~/ui/notify'
import {
  allFields,
  type CompanyField,
  type CompanyValues,
  checkStep,
  steps,
  toCompanyPayload,
} from './company-lead'
import { useCompanyDraft } from './use-company-draft'
import { useWizardStep } from './use-wizard-step'

/** The state of the form for companies: its answers, its step, its problems and the sending. */
export function useCompanyWizard() {
  const { values, isReady, ...draft } = useCompanyDraft()
  // Counted, so that an attempt with the same problems as the last one moves the focus too.
  const [attempts, setAttempts] = useState(0)
  const { problems, isSending, failure, mark, unmark, firstSent, send, finish } =
    useLeadForm<CompanyField>(draftKeys.company)
  const leaveForThanks = useLeaveForThanks('company')
  const { step, hasChangedStep, goTo, back } = useWizardStep(values, isReady)

  useEffect(() => {
    if (isReady) track({ name: 'wizard_step', step })
  }, [isReady, step])

  useEffect(() => unsentElsewhere.set(false), [])

  const shownStep = useRef(step)
  useEffect(() => {
    // A toast of the step before would contradict this one.
    if (shownStep.current !== step) dismissToasts()
    shownStep.current = step
  }, [step])

  /** What the fields of the step hold now; the problem of the field that was written into is no more. */
  function change(shown: Partial<CompanyValues>, field = '') {
    draft.change(shown)
    unmark(field)
  }

  /**
   * "Continua" and, on the last step, "INVIA", with what the fields of the step hold. No step is shown while
   * one before it is incomplete.
   */
  async function submit(shown: Partial<CompanyValues>) {
    const lead = { ...values, ...shown }
    draft.change(shown)
    const check = checkStep(step, lead)
    mark(check?.fields)
    setAttempts(count => count + 1)
    if (check) return notifyError(companyNotices[check.problem])
    if (step < steps.length) return goTo(step + 1)

    const outcome = await send({
      name: 'company lead',
      webhook: import.meta.env.VITE_COMPANY_WEBHOOK_URL,
      payload: toCompanyPayload(lead, firstSent(lead)),
      mode: 'cors',
    })
    if (outcome === 'busy') return
    // The visitor may have gone on to another page, even if it is not there yet.
    const isHere = location.pathname === paths.companies
    unsentElsewhere.set(outcome !== 'sent' && !isHere)
    if (outcome !== 'sent') {
      const { title, description } = companyNotices.notSent
      return notifyError({ title, description: outcome.message || description })
    }
    notifySuccess(companyNotices.sent)
    // In one transition: the form is not empty before the next page is shown.
    startTransition(() => {
      finish()
      draft.clear()
      track({ name: 'company_lead_sent' })
      if (isHere) leaveForThanks(false)
    })
  }

  /** Without answers only the first step can be shown. */
  function erase() {
    draft.erase()
    mark()
  }

  return {
    step,
    hasChangedStep,
    values,
    edition: draft.edition,
    problems,
    attempts,
    isSending,
    failure,
    canErase: allFields.some(field => values[field] !== '') && !isSending,
    wasErased: draft.wasErased,
    change,
    submit,
    back,
    erase,
    restore: draft.restore,
  }
}

export type CompanyWizardState = ReturnType<typeof useCompanyWizard>
