import { paths } from './paths'

/** Banner and footer links of the cookie consent. */
export const cookieBanner = {
  label: 'Cookie',
  title: 'La tua privacy, le tue regole.',
  purpose:
    'Usiamo memorie tecniche necessarie. Solo con il tuo consenso anche cookie per video esterni, statistiche e annunci.',
  /** Why the banner is back. */
  askAgain: {
    new: (services: string) =>
      `Da quando hai scelto abbiamo aggiunto: ${services}. Scegli di nuovo.`,
    old: 'La tua scelta ha più di un anno: scegli di nuovo.',
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

export const cookieFooter = {
  preferences: 'Preferenze cookie',
  withdraw: 'Revoca il consenso ai cookie',
}
