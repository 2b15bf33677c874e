import { paths } from './paths'
import { modal } from './words'

const { fields, newTab, missing, ...words } = modal

/** The lead modal. Title, text, labels and buttons are fixed by the specification. */
export const contact = {
  ...words,
  title: 'Ottieni GRATIS il metodo',
  text: 'Compila il form e ricevi gratuitamente il metodo per avere la tua seconda entrata.',
  fields: {
    nome: { label: 'Nome *', ...fields.nome },
    email: { label: 'Email *', ...fields.email },
    telefono: { label: 'Telefono *', ...fields.telefono },
  },
  terms: {
    label: [
      { text: 'Accetto i ' },
      { text: 'termini e condizioni', to: paths.terms },
      { text: ' e autorizzo il trattamento dei dati personali secondo la ' },
      { text: 'privacy policy', to: paths.privacy },
    ],
    newTab,
    missing,
  },
  submit: 'Ottieni il metodo GRATUITAMENTE',
  sending: 'Invio in corso...',
}
