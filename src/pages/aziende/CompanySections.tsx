import { Drawing } from '~/brand/Drawing'
import { companies } from '~/content/aziende'
import { companyFormId } from '~/content/paths'
import { ButtonLink } from '~/ui/Button'
import { Section } from '~/ui/Section'
import { StepList } from '~/ui/StepList'

export function Training() {
  return (
    <Section
      id="programma"
      head={companies.training}
      picture={<Drawing name="week" className="w-full max-w-100" />}
    >
      <ul className="grid border-ghisa border-t-2 sm:grid-cols-2 lg:grid-cols-4">
        {companies.training.items.map(item => (
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

/** Companies that tell what has changed; the demonstration invents none. */
export function Cases() {
  const { items, before, after, source } = companies.cases
  return (
    <Section id="casi" tone="carta" head={companies.cases}>
      <ul className="grid gap-x-gap gap-y-9 lg:grid-cols-2">
        {items.map(each => (
          <li key={each.company} className="border-ghisa border-t-2 pt-7">
            <h3>{each.company}</h3>
            <dl className="mt-4.5 grid grid-cols-2 gap-4.5">
              <div>
                <dt className="text-fumo text-small">{before}</dt>
                <dd>{each.before}</dd>
              </div>
              <div>
                <dt className="text-fumo text-small">{after}</dt>
                <dd className="font-bold">{each.after}</dd>
              </div>
            </dl>
            <figure className="mt-4.5">
              <blockquote>{each.quote}</blockquote>
              <figcaption className="mt-2 font-bold">{each.name}</figcaption>
            </figure>
            <p className="mt-4.5 text-fumo text-small">{`${source}: ${each.source}.`}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Doubts() {
  return (
    <Section
      id="dubbi"
      head={companies.doubts}
      picture={<Drawing name="sheet" className="w-full max-w-100" />}
    >
      <ul className="grid gap-x-gap gap-y-9 border-ghisa border-t-2 pt-7 sm:grid-cols-2 lg:grid-cols-3">
        {companies.doubts.items.map(({ question, answer }) => (
          <li key={question}>
            <h3>{question}</h3>
            <p className="mt-2.5 text-fumo">{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function NextSteps() {
  const { steps, cta } = companies.next
  return (
    <Section id="dopo" tone="fuoco" head={companies.next}>
      <StepList steps={steps} />
      <ButtonLink to={`#${companyFormId}`} variant="dark" className="mt-stack">
        {cta}
      </ButtonLink>
    </Section>
  )
}
