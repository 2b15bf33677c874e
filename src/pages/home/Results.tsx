import { Link } from 'react-router-dom'
import { fillNames } from '~/content/fill-names'
import { results } from '~/content/home'
import { paths, sections } from '~/content/paths'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { yearSpan } from '~/layout/ClaimsNote'
import { buttonClass } from '~/ui/Button'
import { Section } from '~/ui/Section'

const proofs = results.testimonials.map(({ proof }) => proof)
const noteFacts: Record<string, string> = {
  periodo: yearSpan(proofs.map(({ date }) => date)),
  documenti: [...new Set(proofs.map(({ source }) => source))].join(', '),
}
const note = fillNames(results.note, name => noteFacts[name])

export function Results() {
  return (
    <Section id={sections.results} tone="ghisa" head={results}>
      <ul className="grid border-linea-scura border-t lg:grid-cols-[1.35fr_1fr_1fr]">
        {results.testimonials.map(({ figure, quote, name, detail }) => (
          <li
            key={name}
            className="group border-linea-scura border-b lg:not-first:pl-6 lg:not-last:border-r lg:pr-6"
          >
            <figure className="flex h-full flex-col py-9">
              <p className="figure text-headline text-fuoco">{figure}</p>
              <blockquote className="mt-6 mb-7 text-pretty leading-normal group-first:text-lead">
                {quote}
              </blockquote>
              <figcaption className="mt-auto font-bold">
                {name}
                <span className="block font-normal text-small text-fumo-chiaro">{detail}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-4.5 text-fumo-chiaro text-small">{note}</p>
      <div className="mt-6 flex flex-wrap gap-3.5 max-sm:*:w-full">
        <OpenModalButton>{results.cta}</OpenModalButton>
        <Link to={paths.companies} className={buttonClass('outline')}>
          {results.companies}
        </Link>
      </div>
    </Section>
  )
}
