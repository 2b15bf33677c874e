import type { Ref } from 'react'
import { ProgressPlates } from '~/brand/ProgressPlates'
import { companyForm } from '~/content/aziende'
import { steps } from '~/content/company-steps'
import { stepAt } from './company-lead'

const stepName = (step: number) => companyForm.step(step, steps.length)

/** Announced to screen readers when the step changes, and the start of the page's title from then on. */
export const stepAnnouncement = (step: number) => `${stepName(step)}: ${stepAt(step).title}`

export function StepHeading({ step, ref }: { step: number; ref: Ref<HTMLHeadingElement> }) {
  return (
    <div className="mb-6 grid grid-cols-[1fr_auto] items-center gap-x-5 border-linea border-b pb-4.5 sm:pb-6">
      <p className="font-semibold text-small text-fumo sm:self-end">{stepName(step)}</p>
      <h2
        ref={ref}
        tabIndex={-1}
        className="col-span-2 row-start-2 mt-1 text-heading outline-none sm:col-span-1 sm:self-start"
      >
        {stepAt(step).title}
      </h2>
      <div
        role="progressbar"
        aria-label={companyForm.progress}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={step}
        aria-valuetext={stepName(step)}
        className="col-start-2 row-start-1 sm:row-span-2"
      >
        <ProgressPlates loaded={step} total={steps.length} className="h-9 w-auto sm:h-15" />
      </div>
    </div>
  )
}
