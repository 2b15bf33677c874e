import { faq } from '~/content/home'
import { sections } from '~/content/paths'
import { emailHref, site } from '~/content/site'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { Accordion } from '~/ui/Accordion'
import { Eyebrow, Section } from '~/ui/Section'

const titleId = 'faq-titolo'

export function Faq() {
  return (
    <Section id={sections.faq} aria-labelledby={titleId}>
      <div className="grid items-start gap-gap lg:grid-cols-[1fr_1.5fr]">
        <div>
          <Eyebrow>{faq.eyebrow}</Eyebrow>
          <h2 id={titleId} className="text-title">
            {faq.title}
          </h2>
          <p className="lead wrap-anywhere mt-4.5 mb-7">
            {`${faq.lead} `}
            <a href={emailHref}>{site.email}</a>.
          </p>
          <OpenModalButton variant="outline">{faq.cta}</OpenModalButton>
        </div>
        <Accordion items={faq.items} />
      </div>
    </Section>
  )
}
