import type { ComponentProps, InputEvent, SubmitEvent } from 'react'
import { contact } from '~/content/contact'
import { contactNotices } from '~/content/messages'
import { handleEnter } from '~/features/sending/enter'
import { HasteSigns } from '~/features/sending/HasteSigns'
import { fieldFor } from '~/features/sending/HintedField'
import { emailInput, type FieldProblem, phoneInput } from '~/features/sending/inputs'
import { draftKeys, type LeadState } from '~/features/sending/lead-state'
import { NotSentNotice } from '~/features/sending/NotSentNotice'
import { SendButton } from '~/features/sending/SendButton'
import { Checkbox } from '~/ui/Checkbox'
import { LinkedText } from '~/ui/LinkedText'
import { type ContactPayload, type ContactValues, type TextField, textFields } from './contact-lead'
import { useContactForm } from './use-contact-form'

const inputs: Record<TextField, ComponentProps<'input'>> = {
  nome: {
    type: 'text',
    autoComplete: 'name',
    autoCapitalize: 'words',
    enterKeyHint: 'next',
    maxLength: 200,
  },
  email: emailInput,
  telefono: phoneInput,
}

function errorOf(field: TextField, problem: FieldProblem | undefined) {
  if (!problem) return undefined
  return problem === 'missing'
    ? contact.fields[field].missing
    : contactNotices.emailNotValid.description
}

const answersOf = (values: ContactValues) =>
  textFields.map(field => [contact.fields[field].label, values[field]] as const)

interface ContactFormProps {
  lead: LeadState<ContactValues>
  onSent: (sent: ContactPayload) => void
}

export function ContactForm({ lead, onSent }: ContactFormProps) {
  const { problems, isLocked, trouble, change, submit } = useContactForm(lead, onSent)

  function handleInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) change(currentTarget, target.name)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return (
    // Native validation would show its own messages instead of the toasts of the specification.
    <form
      noValidate
      onInput={handleInput}
      onKeyDown={handleEnter}
      onSubmit={handleSubmit}
      data-draft={draftKeys.contact}
    >
      {textFields.map(field => {
        const TextInput = fieldFor(inputs[field].type)
        return (
          <TextInput
            key={field}
            name={field}
            required
            label={contact.fields[field].label}
            placeholder={contact.fields[field].placeholder}
            hint={contact.fields[field].hint}
            defaultValue={lead.values[field]}
            readOnly={isLocked}
            error={errorOf(field, problems[field])}
            {...inputs[field]}
          />
        )
      })}
      <HasteSigns />
      <p className="mb-3 text-fumo text-note">{`${contact.use} ${contact.required}`}</p>
      <Checkbox
        name="accettaTermini"
        required
        label={<LinkedText text={contact.terms.label} newTab={contact.terms.newTab} />}
        defaultChecked={lead.values.accettaTermini}
        error={problems.accettaTermini && contact.terms.missing}
      />
      {trouble && (
        <NotSentNotice trouble={trouble} form="contact" answers={() => answersOf(lead.values)} />
      )}
      <SendButton isLocked={isLocked} isSlow={trouble === 'slow'} className="dialog-foot">
        {isLocked ? contact.sending : contact.submit}
      </SendButton>
    </form>
  )
}
