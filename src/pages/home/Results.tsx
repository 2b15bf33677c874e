import { Avatar } from '~/brand/Portrait'
import { results } from '~/content/home'
import { paths, sections } from '~/content/paths'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { ButtonLink } from '~/ui/Button'
import { Section } from '~/ui/Section'

export function Results() {
  return (
    <Section id={sections.results} tone="ghisa" layout="stacked" head={results}>
      <ul className="grid gap-x-gap border-linea-scura border-t lg:grid-cols-2">
        {results.testimonials.map(({ figure, quote, name, detail, photo }) => (
          <li key={name} className="group border-linea-scura border-b py-6 first:col-span-full">
            <figure className="grid items-center gap-x-gap gap-y-3.5 lg:group-first:grid-cols-2">
              <p className="figure text-headline text-fuoco group-first:text-poster">{figure}</p>
              <div>
                <blockquote className="leading-normal">{quote}</blockquote>
                <figcaption className="mt-5 flex items-center gap-3.5 font-bold">
                  <Avatar photo={photo} name={name} />
                  <span>
                    {name}
                    <span className="block font-normal text-fumo-chiaro text-small">{detail}</span>
                  </span>
                </figcaption>
              </div>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-4.5 text-fumo-chiaro text-note">{results.note}</p>
      <div className="mt-6 flex flex-wrap gap-3.5 max-sm:*:w-full">
        <OpenModalButton>{results.cta}</OpenModalButton>
        <ButtonLink to={paths.companies}>{results.companies}</ButtonLink>
      </div>
    </Section>
  )
}
