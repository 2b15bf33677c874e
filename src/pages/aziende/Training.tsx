import { companies } from '~/content/aziende'
import { Section, SectionHead } from '~/ui/Section'

const titleId = 'programma-titolo'
const { eyebrow, title, lead, items } = companies.training

/** Who trains a team, how, where and for how long. */
export function Training() {
  return (
    <Section aria-labelledby={titleId}>
      <SectionHead id={titleId} eyebrow={eyebrow} title={title} lead={lead} />
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
