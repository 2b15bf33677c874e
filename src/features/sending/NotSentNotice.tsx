import { notSentHint } from '~/content/messages'
import { emailHref, phoneHref, site } from '~/content/site'

/** What a form says once a send has failed: nothing is lost, and there are other ways to reach us. */
export function NotSentNotice() {
  return (
    <p className="mb-5 border-errore border-l-4 pl-4 text-[0.95rem]">
      {notSentHint.text} <a href={emailHref}>{site.email}</a> {notSentHint.or}{' '}
      <a href={phoneHref}>{site.phone}</a>.
    </p>
  )
}
