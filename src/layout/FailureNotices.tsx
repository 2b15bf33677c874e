import { useLocation } from 'react-router-dom'
import { failures, reachUs } from '~/content/failures'
import { paths } from '~/content/paths'
import { companySending, troubleOf } from '~/features/sending/send-state'
import { cn } from '~/lib/cn'
import { isFocusLost } from '~/lib/focus'
import { useStore } from '~/lib/store'
import { Button } from '~/ui/Button'
import { LinkedText } from '~/ui/LinkedText'

/** Replaces a page that failed; with `isSent` the lead has arrived, only the thank-you page has not. */
export function PageFailure({ isSent = false }: { isSent?: boolean }) {
  const { title, text } = isSent ? failures.sent : failures.page
  return (
    <div role="alert" className="wrap py-section">
      <h1
        // The focused element may have gone with the previous page.
        ref={heading => void (isFocusLost() && heading?.focus())}
        tabIndex={-1}
        className="text-title outline-none"
      >
        {title}
      </h1>
      <p className="lead mt-5">{text}</p>
      <LinkedText as="p" className="lead mt-3 mb-8" text={reachUs()} />
      <Button onClick={() => location.reload()}>{failures.page.reload}</Button>
    </div>
  )
}

const noticeClass = 'on-fuoco bottom-0 bg-fuoco px-gutter py-4 text-center font-medium text-ghisa'

/** Hidden until a part of the application cannot be fetched. */
export function AppFailedNotice() {
  return (
    <p
      role="alert"
      className={cn(
        noticeClass,
        'app-failed-notice fixed inset-x-0 z-60 max-h-[50vh] overflow-y-auto',
      )}
    >
      {failures.application} {/* "?" is the address of this page; showAppFailed adds its query. */}
      <a href="?" data-reload="">
        {failures.page.reload}
      </a>
      . <LinkedText text={reachUs()} />
    </p>
  )
}

/** The form for companies could not be sent, and the visitor has left it. */
export function useIsUnsent(): boolean {
  const { pathname } = useLocation()
  const trouble = troubleOf(useStore(companySending))
  return Boolean(trouble) && trouble !== 'slow' && pathname !== paths.companies
}

/** Says so on another page. */
export function UnsentNotice() {
  const className = cn(noticeClass, 'sticky z-30')
  const text = `${failures.unsent.notice} ${reachUs()}`
  return useIsUnsent() && <LinkedText as="p" role="alert" className={className} text={text} />
}

/** Replaces a form in browsers without script; CSS hides it otherwise. */
export function NoScriptNotice({ className }: { className: string }) {
  const classes = cn('without-script wrap-anywhere', className)
  return <LinkedText as="p" className={classes} text={reachUs(failures.withoutScript)} />
}
