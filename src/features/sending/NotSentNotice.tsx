import { useEffect, useRef, useSyncExternalStore } from 'react'
import { reachUs } from '~/content/failures'
import { type Answers, messageOf, notSent } from '~/content/messages'
import { emailHref } from '~/content/site'
import { useStore } from '~/lib/store'
import { LinkedText } from '~/ui/LinkedText'
import type { LeadState } from './lead-state'
import { troubleOf } from './send-state'

function subscribe(update: () => void) {
  const events = ['online', 'offline', 'input']
  for (const event of events) addEventListener(event, update)
  return () => {
    for (const event of events) removeEventListener(event, update)
  }
}

const readOnline = () => navigator.onLine

interface NotSentNoticeProps {
  lead: Pick<LeadState, 'name' | 'sending'>
  /** The current text of each field, with its label. */
  answers: () => Answers
}

/**
 * Says why a send failed or is slow, that no input is lost, and how else to reach the business. After a failure
 * it takes the focus, which the disabled button has lost; while the send is slow it only scrolls into view.
 */
export function NotSentNotice({ lead, answers }: NotSentNoticeProps) {
  const { subject, greeting } = notSent.mails[lead.name]
  const trouble = troubleOf(useStore(lead.sending))
  const readMessage = () => trouble && messageOf(greeting, answers())
  const message = useSyncExternalStore(subscribe, readMessage, () => null)
  const isOnline = useSyncExternalStore(subscribe, readOnline, () => true)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble === 'slow') notice.current?.scrollIntoView({ block: 'nearest' })
    else notice.current?.focus()
  }, [trouble])
  if (!trouble) return null
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="mb-5 border-errore border-l-4 pl-4 text-small outline-none"
    >
      <p role={trouble === 'slow' ? undefined : 'status'}>
        {trouble === 'offline' && isOnline ? notSent.onlineAgain : notSent.causes[trouble]}
      </p>
      <p key={trouble} className="mt-2">
        <LinkedText text={reachUs(trouble === 'slow' ? notSent.wait : notSent.hint, '')} />{' '}
        <a href={`${emailHref}?subject=${encodeURIComponent(subject)}&body=${message}`}>
          {notSent.email}
        </a>
        {notSent.whatsapp && (
          <>
            {' '}
            <a href={notSent.whatsapp.to + message}>{notSent.whatsapp.label}</a>
          </>
        )}
      </p>
    </div>
  )
}
