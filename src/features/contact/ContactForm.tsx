import { contact, contactFields } from '~/content/contact'
import { LeadForm } from '~/features/sending/LeadForm'
import { draftKeys, type LeadState } from '~/features/sending/lead-state'
import { NotSentNotice } from '~/features/sending/NotSentNotice'
import { errorOf } from '~/features/sending/problems'
import { answersOf, Questions } from '~/features/sending/Questions'
import { SendButton } from '~/features/sending/SendButton'
import { Checkbox } from '~/ui/Checkbox'
import { LinkedText } from '~/ui/LinkedText'
import { type ContactPayload, type ContactValues, textFields } from './contact-lead'
import { useContactForm } from './use-contact-form'

interface ContactFormProps {
  lead: LeadState<ContactValues>
  onSent: (sent: ContactPayload) => void
}

export function ContactForm({ lead, onSent }: ContactFormProps) {
  const { problems, isLocked, trouble, change, submit } = useContactForm(lead, onSent)
  return (
    <LeadForm draftKey={draftKeys.contact} onChanged={change} onSend={submit}>
      <Questions
        fields={textFields}
        rules={contactFields}
        words={contact.fields}
        lead={lead}
        isLocked={isLocked}
      />
      <p className="mb-3 text-fumo text-note">{`${contact.use} ${contact.required}`}</p>
      <Checkbox
        name="accettaTermini"
        required
        label={<LinkedText text={contact.terms.label} newTab={contact.terms.newTab} />}
        defaultChecked={lead.values.accettaTermini}
        error={errorOf(problems.accettaTermini, contact.terms.missing)}
      />
      {trouble && (
        <NotSentNotice
          trouble={trouble}
          form="contact"
          answers={() => answersOf(textFields, contact.fields, lead.values)}
        />
      )}
      <SendButton isLocked={isLocked} isSlow={trouble === 'slow'} className="dialog-foot">
        {isLocked ? contact.sending : contact.submit}
      </SendButton>
    </LeadForm>
  )
}
