import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { steps } from '~/content/company-steps'
import { companyNotices } from '~/content/messages'
import { paths } from '~/content/paths'
import type { NotSent } from '~/features/sending/post-lead'
import { addressOf } from '~/features/sending/query-additions'
import { isLocked } from '~/features/sending/send-state'
import { useLeaveForThanks } from '~/features/sending/thanks'
import { track } from '~/features/tracking/track'
import { pickTexts } from '~/lib/email-and-text'
import { useStore } from '~/lib/store'
import { notifySuccess } from '~/ui/notify'
import { checkStep, stepAt, toCompanyPayload } from './company-lead'
import { companyLead, useCompanyDraft } from './use-company-draft'
import { useStepInAddress } from './use-step-in-address'

/** The state of the form for companies: its answers, its step, its problems and the sending. */
export function useCompanyWizard() {
  const { isReady, change, ...draft } = useCompanyDraft()
  const { values } = companyLead
  const isSending = isLocked(useStore(companyLead.sending))
  const leaveForThanks = useLeaveForThanks('company')
  const { step, hasChangedStep, goTo, back } = useStepInAddress(values, isReady)

  useEffect(() => {
    if (isReady) track({ name: 'wizard_step', step })
  }, [isReady, step])

  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sent form is emptied when the visitor leaves its history entry.
  useEffect(
    () => () => {
      if (companyLead.sending.get() === 'sent') companyLead.empty()
    },
    [key],
  )

  /** Reads the fields of the step. */
  function read(form: HTMLFormElement) {
    change(pickTexts(Object.fromEntries(new FormData(form)), stepAt(step).fields))
  }

  /** "Continua" and, on the last step, "INVIA". */
  async function submit(form: HTMLFormElement) {
    const lead = companyLead.values
    const check = checkStep(step, lead)
    if (check) return companyLead.showProblems(form, check.fields, companyNotices[check.problem])
    companyLead.clearProblems()
    if (step < steps.length) return goTo(step + 1)

    const payload = toCompanyPayload(lead, companyLead.markFirstSend())
    const post = {
      name: 'company lead',
      webhook: addressOf(import.meta.env.VITE_COMPANY_WEBHOOK_URL, form),
      payload,
      mode: 'cors',
    } as const
    const { title, description } = companyNotices.notSent
    const textOf = ({ message }: NotSent) => ({ title, description: message || description })
    if (!(await companyLead.send(post, textOf))) return
    notifySuccess(companyNotices.sent)
    track({ name: 'lead_sent', form: 'company', key: payload.timestamp })
    // The visitor may have gone on to another page, even if it is not there yet.
    if (location.pathname === paths.companies) leaveForThanks(false, payload)
    else companyLead.empty()
  }

  /** Also leads back to the first step, which is then incomplete. */
  function erase() {
    draft.erase()
    companyLead.clearProblems()
  }

  return { ...draft, isSending, step, hasChangedStep, values, read, submit, back, erase }
}

export type CompanyWizardState = ReturnType<typeof useCompanyWizard>
