import { useEffect, useRef, useSyncExternalStore } from 'react'
import { notSent } from '~/content/messages'
import { emailHref } from '~/content/site'
import { cleanText } from '~/lib/typed-text'
import { ContactLine } from './ContactLine'
import type { SendFailure } from './use-lead-form'

function subscribe(update: () => void) {
  addEventListener('online', update)
  addEventListener('offline', update)
  return () => {
    removeEventListener('online', update)
    removeEventListener('offline', update)
  }
}

interface NotSentNoticeProps {
  failure: SendFailure
  /** The label of each field with its text, for the email that the visitor can send instead. */
  answers: readonly (readonly [label: string, text: string])[]
}

/**
 * Says why a send has failed or takes long, that no input is lost, and how else to reach the business.
 * After a failure it takes the focus, which the disabled button has lost; before, it is only brought into
 * view, because a send that takes long may still succeed.
 */
export function NotSentNotice({ failure, answers }: NotSentNoticeProps) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure === 'slow') notice.current?.scrollIntoView({ block: 'nearest' })
    else notice.current?.focus()
  }, [failure])
  const lines = answers.flatMap(([label, text]) =>
    text ? [`${label.replace(/[ *]+$/, '')}: ${cleanText(text)}`] : [],
  )
  const subject = encodeURIComponent(notSent.subject)
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="mb-5 border-errore border-l-4 pl-4 text-small outline-none"
    >
      <p role={failure === 'slow' ? undefined : 'status'}>
        {failure === 'offline' && isOnline ? notSent.onlineAgain : notSent.causes[failure]}
      </p>
      <p className="mt-2">
        <ContactLine before={failure === 'slow' ? notSent.wait : notSent.hint} />{' '}
        <a href={`${emailHref}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`}>
          {notSent.email}
        </a>
      </p>
    </div>
  )
}
