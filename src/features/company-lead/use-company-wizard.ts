import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { steps } from '~/content/company-steps'
import { companyNotices } from '~/content/messages'
import { paths } from '~/content/paths'
import type { LeadPost } from '~/features/sending/post-lead'
import { withAdditions } from '~/features/sending/query-additions'
import { isLocked } from '~/features/sending/send-state'
import { useLeaveForThanks } from '~/features/sending/thanks'
import { track } from '~/features/tracking/track'
import { pickTexts } from '~/lib/email-and-text'
import { useStore } from '~/lib/store'
import { notifySuccess } from '~/ui/notify'
import { checkStep, stepAt, toCompanyPayload } from './company-lead'
import { companyLead, useCompanyDraft } from './use-company-draft'
import { useStepInAddress } from './use-step-in-address'

export function useCompanyWizard() {
  const { isReady, change, ...draft } = useCompanyDraft()
  const isSending = isLocked(useStore(companyLead.sending))
  const leaveForThanks = useLeaveForThanks('company')
  const { step, hasChangedStep, goTo, back } = useStepInAddress(companyLead.values, isReady)

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
    const found = checkStep(step, companyLead.values)
    if (found) return companyLead.showProblems(form, found.fields, companyNotices[found.problem])
    companyLead.clearProblems()
    if (step < steps.length) return goTo(step + 1)

    const firstSent = companyLead.markFirstSend()
    const payload = toCompanyPayload(companyLead.values, firstSent)
    const post: LeadPost = {
      webhook: withAdditions(import.meta.env.VITE_COMPANY_WEBHOOK_URL, form),
      payload,
      mode: 'cors',
    }
    if (!(await companyLead.send(post))) return
    notifySuccess(companyNotices.sent)
    // The visitor may have gone on to another page, even if it is not there yet.
    if (location.pathname === paths.companies) leaveForThanks(false, payload)
    else companyLead.empty()
  }

  return { ...draft, isSending, step, hasChangedStep, read, submit, back }
}

export type CompanyWizardState = ReturnType<typeof useCompanyWizard>
