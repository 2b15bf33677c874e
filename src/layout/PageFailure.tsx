import { failures } from '~/content/failures'
import { ContactLine } from '~/features/sending/ContactLine'
import { Button } from '~/ui/Button'
import { Section } from '~/ui/Section'

/** In the place of a page that failed: what to do, and how to reach the business all the same. */
export function PageFailure() {
  const { title, text, reload } = failures.page
  return (
    <Section role="alert">
      <h1 tabIndex={-1} className="text-title">
        {title}
      </h1>
      <p className="lead mt-5">{text}</p>
      <p className="lead mt-3 mb-8">
        <ContactLine />
      </p>
      <Button onClick={() => location.reload()}>{reload}</Button>
    </Section>
  )
}
