import { companies } from '~/content/aziende'
import { Section, SectionHead } from '~/ui/Section'

const titleId = 'dubbi-titolo'
const { eyebrow, title, items } = companies.doubts

/** Answers to what companies object before they ask. */
export function Doubts() {
  return (
    <Section aria-labelledby={titleId}>
      <SectionHead id={titleId} eyebrow={eyebrow} title={title} />
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
