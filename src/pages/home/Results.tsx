import { Link } from 'react-router-dom'
import { results } from '~/content/home'
import { paths, sections } from '~/content/paths'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { buttonClass } from '~/ui/Button'
import { Section, SectionHead } from '~/ui/Section'

const titleId = 'risultati-titolo'

export function Results() {
  return (
    <Section id={sections.results} tone="ghisa" aria-labelledby={titleId}>
      <SectionHead id={titleId} eyebrow={results.eyebrow} title={results.title} />
      <ul className="grid divide-linea-scura border-linea-scura border-y max-lg:divide-y lg:grid-cols-[1.35fr_1fr_1fr] lg:divide-x">
        {results.testimonials.map(({ figure, quote, name, detail }) => (
          <li key={name} className="group lg:first:*:pl-0 lg:last:*:pr-0">
            <figure className="flex h-full flex-col py-9 lg:px-[clamp(20px,2.6vw,40px)]">
              <p className="figure text-headline text-fuoco">{figure}</p>
              <blockquote className="mt-5.5 mb-7 text-pretty leading-normal group-first:text-lead group-first:leading-snug">
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
      <div className="mt-11 flex flex-wrap gap-3.5 max-lg:*:w-full">
        <OpenModalButton>{results.cta}</OpenModalButton>
        <Link to={paths.companies} className={buttonClass('outline')}>
          {results.companies}
        </Link>
      </div>
    </Section>
  )
}
