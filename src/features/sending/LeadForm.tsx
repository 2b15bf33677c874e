import { type ComponentProps, useEffect } from 'react'
import { handleEnter } from './enter'
import type { LeadState } from './lead-state'
import { trapName } from './query-additions'

const noteTime = (field: HTMLInputElement | null) => {
  if (field) field.dataset.since = String(performance.now())
}

/** With VITE_LEAD_SIGNS: a field that only programs fill in, and the time since when the form is there. */
export function HasteSigns() {
  if (!import.meta.env.VITE_LEAD_SIGNS) return null
  return (
    <input
      ref={noteTime}
      name={trapName}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="sr-only"
    />
  )
}

type Lead = Pick<LeadState, 'draftKey' | 'problems' | 'isLocked' | 'clearProblem'>

interface LeadFormProps<L extends Lead, Sent>
  extends Omit<ComponentProps<'form'>, 'onInput' | 'onSubmit'> {
  lead: L
  /** Takes over what the fields hold. */
  onRead: (form: HTMLFormElement, lead: L) => void
  /** Checks and posts what was read. */
  onSend: (form: HTMLFormElement, lead: L) => Promise<Sent>
  onSent?: (sent: NonNullable<Sent>) => void
}

/** The form element of both forms. Its fields are uncontrolled; lib/keep-drafts.ts stores what they hold. */
export function LeadForm<L extends Lead, Sent>(props: LeadFormProps<L, Sent>) {
  const { lead, onRead, onSend, onSent, children, ...rest } = props
  const { problems } = lead
  useEffect(() => () => problems.set({}), [problems])
  return (
    <form
      // Native validation would show its own messages instead of the toasts of the specification.
      noValidate
      data-draft={lead.draftKey}
      onInput={({ currentTarget, target }) => {
        onRead(currentTarget, lead)
        if (target instanceof HTMLInputElement) lead.clearProblem(target.name)
      }}
      onKeyDown={handleEnter}
      onSubmit={async event => {
        event.preventDefault()
        // Two clicks can arrive before React has disabled the button.
        if (lead.isLocked()) return
        onRead(event.currentTarget, lead)
        const sent = await onSend(event.currentTarget, lead)
        if (sent) onSent?.(sent)
      }}
      {...rest}
    >
      {children}
      <HasteSigns />
    </form>
  )
}
