import type { Step } from '../step.ts'
import type { Terminal } from '../terminal.ts'
import { claimSteps } from './ask-claims.ts'
import { keptTextSteps } from './ask-kept-texts.ts'
import { legalDayStep } from './ask-legal-day.ts'
import { teamStep } from './ask-team.ts'
import { testimonialsStep } from './ask-testimonials.ts'
import type { ContentFiles } from './open-content.ts'

/** All that the site came with an example of, apart from the business data and the webhooks. */
export function contentSteps(
  terminal: Terminal,
  files: ContentFiles,
  { root, now }: { root: string; now: Date },
): Step[] {
  return [
    ...keptTextSteps(terminal, files),
    ...claimSteps(terminal, files, now),
    teamStep(terminal, files, { root, now }),
    testimonialsStep(terminal, files),
    legalDayStep(terminal, files, now),
  ]
}
