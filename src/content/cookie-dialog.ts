/** The dialog of the cookie consent, fetched when it opens; the cookie policy uses the same categories. */
export const cookieDialog = {
  title: 'Preferenze cookie',
  text: 'Scegli quali cookie attivare. Puoi cambiare le preferenze in qualsiasi momento, dal link in fondo a ogni pagina.',
  close: 'Chiudi',
  noProvider: 'Oggi nessun servizio.',
  provider: (service: string, company: string, names: readonly string[]) =>
    `${service} (${company})${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
  details: 'Durate e dettagli sono nella ',
  policy: 'Cookie Policy',
  newTab: 'si apre in una nuova scheda',
  reject: 'Rifiuta tutti',
  cancel: 'Annulla',
  save: 'Salva Preferenze',
  categories: {
    essential: {
      name: 'Essenziali',
      text: 'Servono al sito per funzionare. Sempre attivi.',
    },
    functional: {
      name: 'Funzionali',
      text: 'Ricordano le tue scelte e abilitano i video di altri siti.',
    },
    analytics: {
      name: 'Analitici',
      text: 'Ci aiutano a capire come viene usato il sito.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Permettono annunci pertinenti su altri siti.',
    },
  },
}
