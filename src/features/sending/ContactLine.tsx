import { failures } from '~/content/failures'
import { emailHref, phoneHref, site } from '~/content/site'
import { cn } from '~/lib/cn'

/** Email and phone of the business, for when a form cannot be used. */
export function ContactLine({ before = failures.contacts.before }: { before?: string }) {
  return (
    <>
      {before}{' '}
      <a href={emailHref} className="wrap-anywhere underline underline-offset-4">
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

/** Replaces a form when the browser runs no script; CSS hides it otherwise. */
export function NoScriptNotice({ className }: { className?: string }) {
  return (
    <p className={cn('without-script', className)}>
      <ContactLine before={failures.withoutScript} />
    </p>
  )
}
