import { Drawing } from '~/brand/Drawing'
import { Plates } from '~/brand/Plates'
import { method } from '~/content/home'
import { sections } from '~/content/paths'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { LinkedText } from '~/ui/LinkedText'
import { Section } from '~/ui/Section'

export function Method() {
  return (
    <Section id={sections.method} tone="fuoco" layout="poster" head={method}>
      <ol className="border-ghisa border-t-2">
        {method.steps.map(({ title, text, id }, index) => (
          <li
            key={title}
            id={id}
            className="load-row grid grid-cols-[48px_1fr] items-center gap-x-6 gap-y-2 border-ghisa/35 border-b py-4.5 lg:grid-cols-[104px_1fr_1.35fr_132px]"
          >
            <span aria-hidden="true" className="figure text-title">
              {index + 1}
            </span>
            <h3 className="lg:text-heading">{title}</h3>
            <Plates loaded={index + 1} className="w-12 lg:order-last lg:w-33" />
            <LinkedText as="p" text={text} />
          </li>
        ))}
      </ol>
      <h3 className="mt-band mb-5 text-heading">{method.pillarsTitle}</h3>
      <ul className="grid grid-cols-2 gap-0.5 overflow-hidden rounded-surface lg:grid-cols-4">
        {method.pillars.map(({ title, text }) => (
          <li key={title} className="bg-ghisa px-4.5 py-6 text-gesso sm:p-7">
            <h4 className="max-sm:text-body">{title}</h4>
            <p className="mt-2.5 text-small text-fumo-chiaro leading-normal">{text}</p>
          </li>
        ))}
      </ul>
      <div className="on-ghisa mt-0.5 flex flex-wrap items-center gap-6 rounded-surface bg-ghisa p-5 text-gesso lg:flex-nowrap">
        <Drawing name="guide" className="max-sm:w-48" />
        <p className="lead">{method.note}</p>
        <OpenModalButton className="flex-none">{method.cta}</OpenModalButton>
      </div>
    </Section>
  )
}
