import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { companyNotices } from '~/content/messages'
import { paths } from '~/content/paths'
import { companyArrival } from '~/features/sending/arrival'
import { draftKeys } from '~/features/sending/text-draft'
import { useSending } from '~/features/sending/use-sending'
import { track } from '~/features/tracking/track'
import { dismissToasts, notifyError, notifySuccess } from '~/ui/notify'
import {
  type CompanyField,
  checkStep,
  type StepCheck,
  steps,
  toCompanyPayload,
} from './company-lead'
import { isBlank } from './draft'
import { describeError, sendCompanyLead } from './send-company-lead'
import { useCompanyDraft } from './use-company-draft'
import { useWizardStep } from './use-wizard-step'

/** The state of the form for companies: its answers, its step, its problems and the sending. */
export function useCompanyWizard() {
  const { values, isReady, ...draft } = useCompanyDraft()
  const [problems, setProblems] = useState<StepCheck['fields']>({})
  // Counted, so that an attempt with the same problems as the last one moves the focus too.
  const [attempts, setAttempts] = useState(0)
  const { isSending, failure, send, clearFailure } = useSending(draftKeys.company)
  const navigate = useNavigate()
  const { step, hasChangedStep, goTo, back } = useWizardStep(values, isReady)

  useEffect(() => {
    if (isReady) track({ name: 'wizard_step', step })
  }, [isReady, step])

  const shownStep = useRef(step)
  useEffect(() => {
    // A toast of the step before would contradict this one.
    if (shownStep.current !== step) dismissToasts()
    shownStep.current = step
  }, [step])

  function change(field: CompanyField, value: string) {
    draft.setAnswer(field, value)
    setProblems(({ [field]: _solved, ...others }) => others)
  }

  function sendLead() {
    send({
      lead: 'company lead',
      values,
      post: timestamp => sendCompanyLead(toCompanyPayload(values, timestamp)),
      describeFailure: error => ({ ...companyNotices.notSent, description: describeError(error) }),
      onSent: () => {
        draft.clear()
        track({ name: 'company_lead_sent' })
        notifySuccess(companyNotices.sent)
        navigate(paths.thankYou, { state: companyArrival })
      },
    })
  }

  /** "Continua" and, on the last step, "INVIA". No step is shown while one before it is incomplete. */
  function submit() {
    const check = checkStep(step, values)
    clearFailure()
    setProblems(check?.fields ?? {})
    setAttempts(count => count + 1)
    if (check) notifyError(companyNotices[check.problem])
    else if (step === steps.length) sendLead()
    else goTo(step + 1)
  }

  /** Without answers only the first step can be shown. */
  function erase() {
    draft.erase()
    setProblems({})
    clearFailure()
  }

  return {
    step,
    hasChangedStep,
    values,
    problems,
    attempts,
    isSending,
    failure,
    canErase: !isBlank(values) && !isSending,
    wasErased: draft.wasErased,
    change,
    submit,
    back,
    erase,
    restore: draft.restore,
  }
}

export type CompanyWizardState = ReturnType<typeof useCompanyWizard>
