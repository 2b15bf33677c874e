import { composed } from './composed'
import { paths } from './paths'
import written from './words/cookieDialog.json' with { type: 'json' }

const words = composed(written)

/** The dialog of the cookie consent, fetched when it opens. Its buttons are fixed by the specification. */
export const cookieDialog = {
  ...words,
  details: `${words.details} [${words.policy}](${paths.cookies}).`,
  reject: 'Rifiuta tutti',
  cancel: 'Annulla',
  save: 'Salva Preferenze',
}
