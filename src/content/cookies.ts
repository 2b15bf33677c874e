import { paths } from './paths'

/** Banner and footer links of the cookie consent. */
export const cookieBanner = {
  label: 'Cookie',
  title: 'Cookie: scegli tu.',
  /** With no service of another company, and with some: what those categories are for. */
  noPurpose:
    'Oggi il sito usa solo memorie tecniche necessarie. Altri cookie arrivano solo se li accetti.',
  purpose: (list: string) =>
    `Usiamo memorie tecniche necessarie. Solo con il tuo consenso anche cookie per ${list}.`,
  purposes: { functional: 'video esterni', analytics: 'statistiche', marketing: 'annunci' },
  /** Why the banner is back. */
  askAgain: {
    new: (services: string) => `La tua scelta non comprende ancora: ${services}.`,
    old: 'La tua scelta non vale più: dopo un anno te la chiediamo di nuovo.',
  },
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

/** Said by a screen reader after a choice. */
export const cookieAnnouncements = {
  saved: 'Scelta sui cookie salvata.',
  onlyEssential: 'Restano attivi solo i cookie essenziali.',
}

export const cookieFooter = {
  preferences: 'Preferenze cookie',
  withdraw: 'Revoca il consenso ai cookie',
}
