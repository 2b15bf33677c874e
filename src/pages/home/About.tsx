import { about } from '~/content/home'
import { ClaimsNote } from '~/layout/ClaimsNote'
import { Section } from '~/ui/Section'

export function About() {
  const title = about.title.flatMap((line, index) => (index > 0 ? [<br key={line} />, line] : line))
  return (
    <Section id="chi-siamo" head={{ eyebrow: about.eyebrow, title, lead: about.mission }}>
      {about.figures.length > 0 && (
        <dl className="grid grid-cols-2 border-ghisa border-t-2 lg:grid-flow-col lg:grid-cols-none">
          {about.figures.map(({ key, value, label }) => (
            <div
              key={key}
              className="flex flex-col-reverse justify-end gap-2.5 border-linea py-4.5 pr-4 odd:not-last:border-r even:pl-5 max-lg:not-only:border-b lg:pr-6 lg:not-first:pl-6 lg:not-last:border-r"
            >
              <dt className="font-medium text-fumo leading-normal">{label}</dt>
              <dd className="figure whitespace-nowrap text-title sm:text-headline">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ClaimsNote
        claimKeys={['trained', 'successRate', 'salesIncrease', 'experienceYears']}
        className="text-fumo"
      />
      <ul className="mt-band grid gap-6 sm:grid-cols-3">
        {about.values.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mt-2.5 text-fumo">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
