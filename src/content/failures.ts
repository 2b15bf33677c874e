/** What visitors read when a part of the site does not arrive or does not work. */
export const failures = {
  dialog: {
    failed: 'Questa finestra non si è caricata. Controlla la connessione e riprova.',
    retry: 'Riprova',
    close: 'Chiudi',
  },
  page: {
    title: 'Questa pagina non si è caricata.',
    text: 'Può dipendere dalla connessione o da un aggiornamento del sito appena pubblicato. Ricarica la pagina: quello che hai scritto nel modulo per le aziende resta.',
    reload: 'Ricarica la pagina',
  },
  /** Shown when the application does not arrive at all; the text of the page is still readable. */
  application: 'I pulsanti di questa pagina non rispondono: la connessione è instabile.',
  contacts: { before: 'Oppure scrivi a', between: 'o chiama' },
  /** Where script is switched off, in the place of every form. */
  withoutScript: 'I moduli di questo sito usano JavaScript. Se è disattivato, scrivi a',
}
