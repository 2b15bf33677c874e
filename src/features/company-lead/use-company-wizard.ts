import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { companyNotices } from '~/content/messages'
import { paths } from '~/content/paths'
import { useSending } from '~/features/sending/use-sending'
import { track } from '~/features/tracking/track'
import { notifyError, notifySuccess } from '~/ui/notify'
import {
  type CompanyField,
  type CompanyValues,
  checkStep,
  emptyCompany,
  firstOpenStep,
  type StepCheck,
  steps,
  toCompanyPayload,
} from './company-lead'
import { isBlank, readDraft, writeDraft } from './draft'
import { sendCompanyLead } from './send-company-lead'
import { useWizardStep } from './use-wizard-step'

/** Where the visitor should look next: the problems of a step, counted so that each try is new. */
interface Attempt {
  count: number
  step: number
  problems: StepCheck['fields']
}

const noAttempt: Attempt = { count: 0, step: 0, problems: {} }

/** The draft of this tab, under whatever the visitor has typed since the page was loaded. */
function withDraft(typed: CompanyValues): CompanyValues {
  const answered = Object.entries(typed).filter(([, value]) => value !== '')
  return { ...readDraft(), ...Object.fromEntries(answered) }
}

/**
 * Owns the form for companies: the answers (kept in a draft for the tab), the step, the problems and
 * the sending.
 */
export function useCompanyWizard() {
  const [values, setValues] = useState(emptyCompany)
  const [isReady, setIsReady] = useState(false)
  const [erased, setErased] = useState<CompanyValues | null>(null)
  const [attempt, setAttempt] = useState(noAttempt)
  const [hasMoved, setHasMoved] = useState(false)
  const { isSending, hasFailed, send, forgetFailure } = useSending()
  const navigate = useNavigate()
  const { step, goTo, restart, back } = useWizardStep(values, isReady)

  // The draft is read after hydration: the prerendered page shows the form as it is without one.
  useEffect(() => {
    setValues(withDraft)
    setIsReady(true)
  }, [])

  useEffect(() => {
    if (isReady) writeDraft(values)
  }, [isReady, values])

  if (step > 1 && !hasMoved) setHasMoved(true)

  useEffect(() => {
    if (isReady) track({ name: 'wizard_step', step })
  }, [isReady, step])

  function change(field: CompanyField, value: string) {
    setErased(null)
    setValues(current => ({ ...current, [field]: value }))
    setAttempt(({ problems: { [field]: _solved, ...problems }, ...rest }) => ({
      ...rest,
      problems,
    }))
  }

  function sendLead() {
    send({
      post: () => sendCompanyLead(toCompanyPayload(values, new Date())),
      describe: error => ({
        ...companyNotices.notSent,
        description: error instanceof Error ? error.message : String(error),
      }),
      onSent: () => {
        writeDraft(emptyCompany)
        track({ name: 'company_lead_sent' })
        notifySuccess(companyNotices.sent)
        setValues(emptyCompany)
        navigate(paths.thankYou)
      },
    })
  }

  /** "Continua" checks its step; "INVIA", on the last one, checks all of them and sends. */
  function submit() {
    const isLast = step === steps.length
    const target = isLast ? firstOpenStep(values) : step
    const check = checkStep(target, values)
    forgetFailure()
    setAttempt(({ count }) => ({ count: count + 1, step: target, problems: check?.fields ?? {} }))
    if (check) {
      if (target !== step) goTo(target)
      notifyError(companyNotices[check.problem])
    } else if (isLast) sendLead()
    else goTo(step + 1)
  }

  function erase() {
    setErased(values)
    setValues(emptyCompany)
    setAttempt(noAttempt)
    forgetFailure()
    restart()
  }

  function restore() {
    if (erased) setValues(erased)
    setErased(null)
  }

  return {
    step,
    /** Whether the visitor has been on another step than the first: from then on steps are announced. */
    hasMoved,
    values,
    problems: attempt.step === step ? attempt.problems : {},
    attempts: attempt.count,
    isSending,
    hasFailed,
    canErase: !isBlank(values) && !isSending,
    wasErased: erased !== null,
    change,
    submit,
    back,
    erase,
    restore,
  }
}

export type CompanyWizardState = ReturnType<typeof useCompanyWizard>
