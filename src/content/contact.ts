import { paths } from './paths'
import { site } from './site'

/** The lead modal. Title, text, labels and buttons are fixed by the specification. */
export const contact = {
  title: 'Ottieni GRATIS il metodo',
  text: 'Compila il form e ricevi gratuitamente il metodo per avere la tua seconda entrata.',
  close: 'Chiudi',
  required: 'I campi con * e la casella sono obbligatori.',
  fields: {
    nome: { label: 'Nome *', placeholder: 'Mario Rossi', missing: 'Scrivi il tuo nome' },
    email: {
      label: 'Email *',
      placeholder: 'mario@esempio.it',
      missing: 'Scrivi la tua email',
    },
    telefono: {
      label: 'Telefono *',
      placeholder: '+39 333 123 4567',
      missing: 'Scrivi il tuo numero di telefono',
    },
  },
  /** Before the tick, in other words than its own (art. 7.2 and 13 GDPR). */
  use: `${site.company.legalName} usa questi dati per mandarti il metodo e per la consulenza, in cui ti presenta i programmi a pagamento. Nessuna newsletter.`,
  terms: {
    label: [
      { text: 'Accetto i ' },
      { text: 'termini e condizioni', to: paths.terms },
      { text: ' e autorizzo il trattamento dei dati personali secondo la ' },
      { text: 'privacy policy', to: paths.privacy },
    ],
    newTab: 'Si apre in una nuova scheda',
    missing: 'Spunta la casella per procedere',
  },
  submit: 'Ottieni il metodo GRATUITAMENTE',
  sending: 'Invio in corso...',
}
