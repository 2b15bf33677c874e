import { emailHref, site } from '~/content/site'
import { Section } from '~/ui/Section'

export function ShortLegalPage({ title }: { title: string }) {
  return (
    <Section>
      <h1 tabIndex={-1} className="text-headline">
        {title}
      </h1>
      <p className="lead mt-6">
        <a href={emailHref}>{site.email}</a>
      </p>
    </Section>
  )
}
