import { composed } from './composed'
import { emailInput, nameInput, phoneInput } from './inputs'
import { paths } from './paths'
import { site } from './site'
import written from './words/modal.json' with { type: 'json' }

const modal = composed(written)

/** Tells the receiver which form the lead comes from. */
export const leadSource = `${site.name} - Consulenza gratuita`

/** The fields of the lead modal, under the names in the payload. */
export const contactFields = {
  nome: { ...nameInput, autoComplete: 'name' },
  email: emailInput,
  telefono: phoneInput,
}

/** The lead modal. Title, text, labels and buttons are fixed by the specification. */
export const contact = {
  ...modal,
  title: 'Ottieni GRATIS il metodo',
  text: 'Compila il form e ricevi gratuitamente il metodo per avere la tua seconda entrata.',
  fields: {
    nome: { label: 'Nome *', ...modal.fields.nome },
    email: { label: 'Email *', ...modal.fields.email },
    telefono: { label: 'Telefono *', ...modal.fields.telefono },
  },
  terms: {
    ...modal.terms,
    label: `Accetto i [termini e condizioni](${paths.terms}) e autorizzo il trattamento dei dati personali secondo la [privacy policy](${paths.privacy})`,
  },
  submit: 'Ottieni il metodo GRATUITAMENTE',
  sending: 'Invio in corso...',
}
