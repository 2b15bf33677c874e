/** The messages for parts of the site that cannot be fetched or do not work. */
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
  /** Shown when the application cannot be fetched; the text of the page is still readable. */
  application: 'I pulsanti di questa pagina non rispondono: la connessione è instabile.',
  contacts: { before: 'Oppure scrivi a', between: 'o chiama' },
  /** Shown instead of every form when script is switched off. */
  withoutScript: 'I moduli di questo sito usano JavaScript. Se è disattivato, scrivi a',
}
