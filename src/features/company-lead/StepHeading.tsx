import type { Ref } from 'react'
import { ProgressPlates } from '~/brand/ProgressPlates'
import { companyForm } from '~/content/aziende'
import { type StepId, stepAt, steps } from './company-lead'

// A step without a title, or without its data for the privacy policy, does not compile.
const words: Record<StepId, { title: string; data: string }> = companyForm.steps

const stepName = (step: number) => companyForm.step(step, steps.length)
const stepTitle = (step: number) => words[stepAt(step).id].title

/** Announced to screen readers when the step changes, and the start of the page's title from then on. */
export const stepAnnouncement = (step: number) => `${stepName(step)}: ${stepTitle(step)}`

/** The progress and the title of a step. The title takes the focus when the step changes. */
export function StepHeading({ step, ref }: { step: number; ref: Ref<HTMLHeadingElement> }) {
  return (
    <div className="mb-7 flex flex-col-reverse gap-5 border-linea border-b pb-6 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <p className="font-semibold text-small text-fumo">{stepName(step)}</p>
        <h2 ref={ref} tabIndex={-1} className="mt-1 text-heading outline-none">
          {stepTitle(step)}
        </h2>
      </div>
      <div
        role="progressbar"
        aria-label={companyForm.progress}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={step}
        aria-valuetext={stepName(step)}
        className="flex-none"
      >
        <ProgressPlates loaded={step} total={steps.length} className="h-12 w-auto sm:h-15" />
      </div>
    </div>
  )
}
