import { paths } from './paths'
import { cookieDialog as words } from './words'

/** The dialog of the cookie consent, fetched when it opens. Its buttons are fixed by the specification. */
export const cookieDialog = {
  ...words,
  details: `${words.details} [${words.policy}](${paths.cookies}).`,
  reject: 'Rifiuta tutti',
  cancel: 'Annulla',
  save: 'Salva Preferenze',
}
