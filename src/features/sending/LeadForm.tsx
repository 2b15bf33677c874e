import { type ComponentProps, useEffect } from 'react'
import { handleEnter } from './enter'
import { draftKeys, type LeadState } from './lead-state'
import { trapName } from './query-additions'

const noteTime = (field: HTMLInputElement | null) => {
  if (field) field.dataset.since = String(performance.now())
}

interface LeadFormProps<Sent> extends Omit<ComponentProps<'form'>, 'onInput' | 'onSubmit'> {
  lead: Pick<LeadState, 'name' | 'problems' | 'isLocked' | 'clearProblem'>
  /** Takes over what the fields hold, on each input and before a send. */
  onRead: (form: HTMLFormElement) => void
  /** Checks and posts what was read. */
  onSend: (form: HTMLFormElement) => Promise<Sent>
  onSent?: (sent: NonNullable<Sent>) => void
}

/** The form element of both forms. Its fields are uncontrolled; lib/keep-drafts.ts stores what they hold. */
export function LeadForm<Sent>(props: LeadFormProps<Sent>) {
  const { lead, onRead, onSend, onSent, children, ...rest } = props
  const { problems } = lead
  useEffect(() => () => problems.set({}), [problems])
  return (
    <form
      // Native validation would show its own messages instead of the toasts of the specification.
      noValidate
      data-draft={draftKeys[lead.name]}
      onInput={({ currentTarget, target }) => {
        onRead(currentTarget)
        if (target instanceof HTMLInputElement) lead.clearProblem(target.name)
      }}
      onKeyDown={handleEnter}
      onSubmit={async event => {
        event.preventDefault()
        // Two clicks can arrive before React has disabled the button.
        if (lead.isLocked()) return
        onRead(event.currentTarget)
        const sent = await onSend(event.currentTarget)
        if (sent) onSent?.(sent)
      }}
      {...rest}
    >
      {children}
      {/* A field that only programs fill in, and the time since when the form is there. */}
      {import.meta.env.VITE_LEAD_SIGNS && (
        <input
          ref={noteTime}
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
          className="sr-only"
        />
      )}
    </form>
  )
}
