import type { ComponentProps } from 'react'
import { handleEnter } from './enter'
import type { DraftKey } from './lead-state'
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

interface LeadFormProps extends Omit<ComponentProps<'form'>, 'onInput' | 'onSubmit'> {
  draftKey: DraftKey
  /** Called after each input, with the name of its field. */
  onChanged: (form: HTMLFormElement, field: string) => void
  onSend: (form: HTMLFormElement) => Promise<void>
}

/** The form element of both forms. Its fields are uncontrolled; lib/keep-drafts.ts stores what they hold. */
export function LeadForm({ draftKey, onChanged, onSend, children, ...rest }: LeadFormProps) {
  return (
    <form
      // Native validation would show its own messages instead of the toasts of the specification.
      noValidate
      data-draft={draftKey}
      onInput={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement) onChanged(currentTarget, target.name)
      }}
      onKeyDown={handleEnter}
      onSubmit={event => {
        event.preventDefault()
        void onSend(event.currentTarget)
      }}
      {...rest}
    >
      {children}
      <HasteSigns />
    </form>
  )
}
