import { paths } from './paths'

/** Banner, dialog and footer link of the cookie consent; the cookie policy uses the same categories. */
export const cookieBanner = {
  label: 'Cookie',
  title: 'La tua privacy, le tue regole.',
  purpose: 'Solo con il tuo consenso usiamo cookie funzionali, analitici e di marketing.',
  details: [
    'Con la X chiudi e tieni solo gli essenziali. Leggi la ',
    { text: 'Privacy Policy', to: paths.privacy },
    ' e la ',
    { text: 'Cookie Policy', to: paths.cookies },
    '.',
  ] as readonly (string | { text: string; to: string })[],
  close: 'Chiudi e tieni solo gli essenziali',
  reject: 'Rifiuta tutti',
  customise: 'Personalizza',
  accept: 'Accetta tutti',
}

export const cookieDialog = {
  title: 'Preferenze cookie',
  text: 'Scegli quali cookie attivare. Puoi cambiare le preferenze in qualsiasi momento, dal link in fondo a ogni pagina.',
  close: 'Chiudi',
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

export const cookieFooter = {
  preferences: 'Preferenze cookie',
  withdraw: 'Revoca il consenso ai cookie',
}
