import { useEffect, useRef, useSyncExternalStore } from 'react'
import { reachUs } from '~/content/failures'
import { type Answers, messageOf, notSent } from '~/content/messages'
import { emailHref } from '~/content/site'
import { type ReadableStore, useStore } from '~/lib/store'
import { LinkedText } from '~/ui/LinkedText'
import { type SendState, type SendTrouble, troubleOf } from './send-state'

function subscribe(update: () => void) {
  const events = ['online', 'offline', 'input']
  for (const event of events) addEventListener(event, update)
  return () => {
    for (const event of events) removeEventListener(event, update)
  }
}

interface NoticeProps {
  trouble: SendTrouble
  form: keyof typeof notSent.mails
  /** The current text of each field, with its label. */
  answers: () => Answers
}

/**
 * Says why a send failed or is slow, that no input is lost, and how else to reach the business. After a failure
 * it takes the focus, which the disabled button has lost; while the send is slow it only scrolls into view.
 */
function Notice({ trouble, form, answers }: NoticeProps) {
  const { subject, greeting } = notSent.mails[form]
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const message = useSyncExternalStore(subscribe, () => messageOf(greeting, answers()))
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble === 'slow') notice.current?.scrollIntoView({ block: 'nearest' })
    else notice.current?.focus()
  }, [trouble])
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="mb-5 border-errore border-l-4 pl-4 text-small outline-none"
    >
      <p role={trouble === 'slow' ? undefined : 'status'}>
        {trouble === 'offline' && isOnline ? notSent.onlineAgain : notSent.causes[trouble]}
      </p>
      <p className="mt-2">
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

interface NotSentNoticeProps extends Omit<NoticeProps, 'trouble'> {
  sending: ReadableStore<SendState>
}

export function NotSentNotice({ sending, ...rest }: NotSentNoticeProps) {
  const trouble = troubleOf(useStore(sending))
  return trouble && <Notice trouble={trouble} {...rest} />
}
