import { Link } from 'react-router-dom'
import { companies } from '~/content/aziende'
import { companyFormId } from '~/content/paths'
import { cn } from '~/lib/cn'
import { buttonClass } from '~/ui/Button'
import { Section, SectionHead } from '~/ui/Section'
import { StepList } from '~/ui/StepList'

const titleId = 'dopo-titolo'
const { eyebrow, title, lead, steps, cta } = companies.next

/** What follows the form, and that it costs nothing to ask. */
export function NextSteps() {
  return (
    <Section tone="fuoco" aria-labelledby={titleId}>
      <SectionHead id={titleId} eyebrow={eyebrow} title={title} lead={lead} />
      <StepList steps={steps} tone="fuoco" />
      <Link to={`#${companyFormId}`} className={cn(buttonClass('dark'), 'mt-stack')}>
        {cta}
      </Link>
    </Section>
  )
}
