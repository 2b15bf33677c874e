import { Plates } from '~/brand/Plates'
import { method } from '~/content/home'
import { sections } from '~/content/paths'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { LinkedText } from '~/ui/LinkedText'
import { Section } from '~/ui/Section'

export function Method() {
  return (
    <Section id={sections.method} tone="fuoco" head={method}>
      <ol className="border-ghisa border-t-3">
        {method.steps.map(({ title, text, id }, index) => (
          <li
            key={title}
            id={id}
            className="load-row grid grid-cols-[48px_1fr] items-center gap-x-6 gap-y-2 border-ghisa/35 border-b py-6 lg:grid-cols-[104px_1fr_1.35fr_132px]"
          >
            <span aria-hidden="true" className="figure text-title">
              {index + 1}
            </span>
            <h3 className="lg:text-heading">{title}</h3>
            <p className="max-lg:col-start-2">
              <LinkedText text={text} />
            </p>
            <Plates
              loaded={index + 1}
              className="h-9 w-auto max-lg:col-start-2 max-lg:mt-1 lg:h-14 lg:justify-self-end"
            />
          </li>
        ))}
      </ol>
      <h3 className="mt-stack mb-7 text-heading">{method.pillarsTitle}</h3>
      <ul className="grid grid-cols-2 gap-0.5 overflow-hidden rounded-surface lg:grid-cols-4">
        {method.pillars.map(({ title, text }) => (
          <li key={title} className="bg-ghisa px-4.5 py-6 text-gesso sm:p-7">
            <h4 className="max-sm:text-body">{title}</h4>
            <p className="mt-2.5 text-small text-fumo-chiaro leading-normal">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-stack flex flex-wrap items-center justify-between gap-6">
        <p className="lead">{method.note}</p>
        <OpenModalButton variant="dark">{method.cta}</OpenModalButton>
      </div>
    </Section>
  )
}
