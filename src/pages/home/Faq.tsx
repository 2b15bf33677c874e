import { faq } from '~/content/home'
import { sections } from '~/content/paths'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { Accordion } from '~/ui/Accordion'
import { LinkedText } from '~/ui/LinkedText'
import { Eyebrow } from '~/ui/Section'

const titleId = 'faq-titolo'

export function Faq() {
  return (
    <section
      id={sections.faq}
      aria-labelledby={titleId}
      className="wrap grid items-start gap-gap py-section lg:grid-cols-[1fr_1.5fr]"
    >
      <div>
        <Eyebrow>{faq.eyebrow}</Eyebrow>
        <h2 id={titleId} className="text-title">
          {faq.title}
        </h2>
        <LinkedText as="p" className="lead wrap-anywhere mt-4.5 mb-5" text={faq.lead} />
        <OpenModalButton variant="outline">{faq.cta}</OpenModalButton>
      </div>
      <Accordion items={faq.items} />
    </section>
  )
}
