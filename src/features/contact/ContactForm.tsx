import { contact, contactFields } from '~/content/contact'
import { LeadForm } from '~/features/sending/LeadForm'
import { NotSentNotice } from '~/features/sending/NotSentNotice'
import { errorOf } from '~/features/sending/problems'
import { answersOf, Questions } from '~/features/sending/Questions'
import { SendButton } from '~/features/sending/SendButton'
import { useStore } from '~/lib/store'
import { Checkbox } from '~/ui/Checkbox'
import { LinkedText } from '~/ui/LinkedText'
import { type ContactPayload, textFields } from './contact-lead'
import { contactLead, readContact, sendContact } from './send-contact'

export function ContactForm({ onSent }: { onSent: (sent: ContactPayload) => void }) {
  const { accettaTermini } = useStore(contactLead.problems)
  return (
    <LeadForm lead={contactLead} onRead={readContact} onSend={sendContact} onSent={onSent}>
      <Questions
        fields={textFields}
        rules={contactFields}
        words={contact.fields}
        lead={contactLead}
      />
      <p className="mb-3 text-fumo text-note">{`${contact.use} ${contact.required}`}</p>
      <Checkbox
        name="accettaTermini"
        required
        label={<LinkedText text={contact.terms.label} newTab={contact.terms.newTab} />}
        defaultChecked={contactLead.values.accettaTermini}
        error={errorOf(accettaTermini, contact.terms.missing)}
      />
      <NotSentNotice
        lead={contactLead}
        answers={() => answersOf(textFields, contact.fields, contactLead.values)}
      />
      <SendButton
        sending={contactLead.sending}
        sendingText={contact.sending}
        className="dialog-foot"
      >
        {contact.submit}
      </SendButton>
    </LeadForm>
  )
}
