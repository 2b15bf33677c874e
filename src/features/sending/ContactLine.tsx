import { failures } from '~/content/failures'
import { emailHref, phoneHref, site } from '~/content/site'

/** The ways to reach the business that need nothing of the site. */
export function ContactLine({ before = failures.contacts.before }: { before?: string }) {
  return (
    <>
      {before}{' '}
      <a href={emailHref} className="underline underline-offset-4">
        {site.email}
      </a>{' '}
      {failures.contacts.between}{' '}
      <a href={phoneHref} className="underline underline-offset-4">
        {site.phone}
      </a>
      .
    </>
  )
}
