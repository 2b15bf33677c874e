import type { ComponentProps } from 'react'
import { contact } from '~/content/contact'
import { emailInput, nameInput, phoneInput } from '~/content/inputs'
import { HintedField } from '~/features/sending/HintedField'
import { LeadForm } from '~/features/sending/LeadForm'
import { draftKeys, type LeadState } from '~/features/sending/lead-state'
import { NotSentNotice } from '~/features/sending/NotSentNotice'
import { errorOf } from '~/features/sending/problems'
import { SendButton } from '~/features/sending/SendButton'
import { Checkbox } from '~/ui/Checkbox'
import { LinkedText } from '~/ui/LinkedText'
import { type ContactPayload, type ContactValues, type TextField, textFields } from './contact-lead'
import { useContactForm } from './use-contact-form'

const inputs: Record<TextField, ComponentProps<'input'>> = {
  nome: { ...nameInput, autoComplete: 'name' },
  email: emailInput,
  telefono: phoneInput,
}

const answersOf = (values: ContactValues) =>
  textFields.map(field => [contact.fields[field].label, values[field]] as const)

interface ContactFormProps {
  lead: LeadState<ContactValues>
  onSent: (sent: ContactPayload) => void
}

export function ContactForm({ lead, onSent }: ContactFormProps) {
  const { problems, isLocked, trouble, change, submit } = useContactForm(lead, onSent)
  return (
    <LeadForm draftKey={draftKeys.contact} onChanged={change} onSend={submit}>
      {textFields.map(field => {
        const { missing, ...words } = contact.fields[field]
        return (
          <HintedField
            key={field}
            name={field}
            required
            defaultValue={lead.values[field]}
            readOnly={isLocked}
            error={errorOf(problems[field], missing)}
            {...words}
            {...inputs[field]}
          />
        )
      })}
      <p className="mb-3 text-fumo text-note">{`${contact.use} ${contact.required}`}</p>
      <Checkbox
        name="accettaTermini"
        required
        label={<LinkedText text={contact.terms.label} newTab={contact.terms.newTab} />}
        defaultChecked={lead.values.accettaTermini}
        error={errorOf(problems.accettaTermini, contact.terms.missing)}
      />
      {trouble && (
        <NotSentNotice trouble={trouble} form="contact" answers={() => answersOf(lead.values)} />
      )}
      <SendButton isLocked={isLocked} isSlow={trouble === 'slow'} className="dialog-foot">
        {isLocked ? contact.sending : contact.submit}
      </SendButton>
    </LeadForm>
  )
}
