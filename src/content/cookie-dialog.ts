import { cookieDialog as words } from './words'

/** The dialog of the cookie consent, fetched when it opens. Its buttons are fixed by the specification. */
export const cookieDialog = {
  ...words,
  reject: 'Rifiuta tutti',
  cancel: 'Annulla',
  save: 'Salva Preferenze',
}
