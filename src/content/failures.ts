/** The messages for parts of the site that cannot be fetched or do not work. */
export const failures = {
  page: {
    title: 'Questa pagina non si è caricata.',
    text: 'Può dipendere dalla connessione o da un aggiornamento del sito appena pubblicato. Ricarica la pagina: quello che hai scritto nei moduli resta.',
    reload: 'Ricarica la pagina',
  },
  /** Shown when the application cannot be fetched; the text of the page is still readable. */
  application:
    'Una parte di questa pagina non si è caricata: alcuni pulsanti non rispondono. Quello che hai scritto resta.',
  contacts: { before: 'Oppure scrivi a', between: 'o chiama' },
  /** Shown instead of every form when script is switched off or too new for the browser. */
  withoutScript:
    'I moduli di questo sito usano JavaScript. Se è disattivato, o se il browser è molto vecchio, scrivi a',
}
