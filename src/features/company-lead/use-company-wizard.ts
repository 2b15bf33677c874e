import { startTransition, useEffect, useRef, useState, useTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { companyNotices } from '~/content/messages'
import { paths } from '~/content/paths'
import { track } from '~/features/tracking/track'
import { notifyError, notifySuccess } from '~/ui/notify'
import {
  type CompanyField,
  type CompanyValues,
  checkStep,
  emptyCompany,
  type FieldProblems,
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
  problems: FieldProblems
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
  const [hasFailed, setHasFailed] = useState(false)
  const [hasMoved, setHasMoved] = useState(false)
  const [isSending, startSending] = useTransition()
  // Two clicks can arrive before React has disabled the button.
  const inFlight = useRef(false)
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

  /** Whether the step is complete; if it is not, says so and marks its fields. */
  function passes(target: number): boolean {
    const check = checkStep(target, values)
    const problems = check?.fields ?? {}
    setAttempt(({ count }) => ({ count: count + 1, step: target, problems }))
    if (!check) return true
    if (target !== step) goTo(target)
    notifyError(companyNotices[check.problem])
    return false
  }

  function send() {
    inFlight.current = true
    startSending(async () => {
      try {
        await sendCompanyLead(toCompanyPayload(values, new Date()))
      } catch (error) {
        console.error('The company lead was not sent', error)
        setHasFailed(true)
        const description = error instanceof Error ? error.message : String(error)
        notifyError({ ...companyNotices.notSent, description })
        inFlight.current = false
        return
      }
      writeDraft(emptyCompany)
      track({ name: 'company_lead_sent' })
      notifySuccess(companyNotices.sent)
      // Together: a quick Back finds an empty form, and no empty form shows before the page is left.
      startTransition(() => {
        setValues(emptyCompany)
        navigate(paths.thankYou)
      })
    })
  }

  /** "Continua" on every step but the last, where all steps are checked again and the lead is sent. */
  function submit() {
    if (inFlight.current) return
    setHasFailed(false)
    if (step < steps.length) {
      if (passes(step)) goTo(step + 1)
      return
    }
    if (steps.every((_step, index) => passes(index + 1))) send()
  }

  function erase() {
    setErased(values)
    setValues(emptyCompany)
    setAttempt(noAttempt)
    setHasFailed(false)
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
