import { Link } from 'react-router-dom'
import { companies } from '~/content/aziende'
import { companyFormId } from '~/content/paths'
import { cn } from '~/lib/cn'
import { buttonClass } from '~/ui/Button'
import { Section, SectionHead } from '~/ui/Section'
import { StepList } from '~/ui/StepList'

/** Who trains a team, how, where and for how long. */
export function Training() {
  const { eyebrow, title, lead, items } = companies.training
  return (
    <Section aria-labelledby="programma-titolo">
      <SectionHead id="programma-titolo" eyebrow={eyebrow} title={title} lead={lead} />
      <ul className="grid border-ghisa border-t-2 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(item => (
          <li
            key={item.title}
            className="border-linea py-6 pr-6 max-lg:border-b lg:not-first:pl-6 lg:not-last:border-r"
          >
            <h3>{item.title}</h3>
            <p className="mt-2.5 text-fumo">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Answers to what companies object before they ask. */
export function Doubts() {
  const { eyebrow, title, items } = companies.doubts
  return (
    <Section aria-labelledby="dubbi-titolo">
      <SectionHead id="dubbi-titolo" eyebrow={eyebrow} title={title} />
      <ul className="grid gap-x-gap gap-y-9 border-ghisa border-t-2 pt-7 lg:grid-cols-3">
        {items.map(({ question, answer }) => (
          <li key={question}>
            <h3>{question}</h3>
            <p className="mt-2.5 text-fumo">{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What follows the form, and that it costs nothing to ask. */
export function NextSteps() {
  const { eyebrow, title, lead, steps, cta } = companies.next
  return (
    <Section tone="fuoco" aria-labelledby="dopo-titolo">
      <SectionHead id="dopo-titolo" eyebrow={eyebrow} title={title} lead={lead} />
      <StepList steps={steps} tone="fuoco" />
      <Link to={`#${companyFormId}`} className={cn(buttonClass('dark'), 'mt-stack')}>
        {cta}
      </Link>
    </Section>
  )
}
