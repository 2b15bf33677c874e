import { useLayoutEffect, useRef, useState } from 'react'
import { companyForm } from '~/content/aziende'
import { steps } from '~/content/company-steps'
import { companyFormId } from '~/content/paths'
import { LeadForm } from '~/features/sending/LeadForm'
import { NotSentNotice } from '~/features/sending/NotSentNotice'
import { answersOf, Questions } from '~/features/sending/Questions'
import { SendButton } from '~/features/sending/SendButton'
import { cn } from '~/lib/cn'
import { Button } from '~/ui/Button'
import { LinkedText } from '~/ui/LinkedText'
import { dismissToasts, preloadToaster } from '~/ui/notify'
import { RadioGroup } from '~/ui/RadioGroup'
import { allFields, rules, stepAt } from './company-lead'
import { StepHeading, stepAnnouncement } from './StepHeading'
import { companyLead } from './use-company-draft'
import type { CompanyWizardState } from './use-company-wizard'

/** Scrolls the form to the same place at each step: below the header, where that one stays. */
function showFromTop(form: Element | null | undefined) {
  const header = document.querySelector<HTMLElement>('.page-header')
  if (!form || !header) return
  const room = getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0
  scrollBy(0, form.getBoundingClientRect().top - room - 12)
}

/** Leads to the title of a new step, below the header. Returns the title's ref. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The first render does not move the focus.
  const previousStep = useRef(step)
  useLayoutEffect(() => {
    if (previousStep.current === step) return
    previousStep.current = step
    // The toast was about the previous step.
    dismissToasts()
    heading.current?.focus({ preventScroll: true })
    const form = heading.current?.closest('form')
    showFromTop(form)
    // After Back the browser restores a scroll position.
    const frame = requestAnimationFrame(() => showFromTop(form))
    return () => cancelAnimationFrame(frame)
  }, [step])
  return heading
}

const hasAnswers = () => allFields.some(field => companyLead.values[field] !== '')

export function CompanyWizard({ wizard }: { wizard: CompanyWizardState }) {
  const { step, isSending } = wizard
  const heading = useStepFocus(step)
  // Renders the offer to erase once an answered field is left: a key must not.
  const [, setHasAnswers] = useState(false)
  const isLast = step === steps.length
  return (
    <LeadForm
      id={companyFormId}
      lead={companyLead}
      onRead={wizard.read}
      onSend={wizard.submit}
      // Fetches the toaster early, so that it can report a network failure.
      onFocus={preloadToaster}
      onBlur={() => setHasAnswers(hasAnswers())}
      aria-label={companyForm.label}
      className="on-carta needs-script rounded-surface bg-carta p-[clamp(20px,3vw,44px)] text-ghisa"
    >
      {step === 1 && (
        <p aria-hidden="true" className="mb-3 font-semibold text-small sm:mb-4.5 sm:text-body">
          {companyForm.label}
        </p>
      )}
      <StepHeading step={step} ref={heading} />
      <p role="status" className="sr-only">
        {wizard.hasChangedStep && stepAnnouncement(step)}
      </p>
      <div
        key={`${step}-${wizard.edition}`}
        className={cn(
          'grid gap-x-4 sm:grid-cols-2',
          wizard.hasChangedStep && 'motion-safe:animate-appear',
        )}
      >
        <Questions
          fields={stepAt(step).fields}
          rules={rules}
          words={companyForm.fields}
          lead={companyLead}
          choice={RadioGroup}
        />
      </div>
      {isLast && (
        <p className="mb-5 text-small text-fumo">
          <LinkedText text={companyForm.privacy.text} newTab={companyForm.privacy.newTab} />
        </p>
      )}
      <NotSentNotice
        lead={companyLead}
        answers={() => answersOf(allFields, companyForm.fields, companyLead.values)}
      />
      <div className="mt-2 flex flex-wrap justify-between gap-3">
        {step === 1 ? (
          <p className="self-center text-fumo text-note">{companyForm.required}</p>
        ) : (
          <Button variant="outline" onClick={wizard.back} disabled={isSending}>
            {companyForm.back}
          </Button>
        )}
        <SendButton
          // A button of its own for each step: a click that was kept before hydration must not act on
          // the step that a draft has restored, and the colours must not fade.
          key={step}
          variant={isLast ? 'primary' : 'dark'}
          sending={companyLead.sending}
          sendingText={companyForm.sending}
          className="ml-auto flex-1 sm:max-w-[280px]"
        >
          {isLast ? companyForm.submit : companyForm.next}
        </SendButton>
      </div>
      <EraseLine wizard={wizard} />
    </LeadForm>
  )
}

/** Below a form with answers. */
function EraseLine({ wizard }: { wizard: CompanyWizardState }) {
  const { isSending, wasErased, erase, restore } = wizard
  const canErase = hasAnswers() && !isSending
  if (!canErase && !wasErased) return null
  return (
    <p className="mt-4 text-fumo text-small">
      <span role="status">{wasErased && `${companyForm.erased} `}</span>
      <button
        type="button"
        onClick={wasErased ? restore : erase}
        className="cursor-pointer text-small text-fumo underline underline-offset-4 hover:text-ghisa"
      >
        {wasErased ? companyForm.restore : companyForm.erase}
      </button>
    </p>
  )
}
