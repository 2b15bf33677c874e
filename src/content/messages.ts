/** What a toast says. The wording of the error catalogue is fixed by the specification (section 8). */
export interface Notice {
  title: string
  description: string
}

const emailNotValid: Notice = {
  title: 'Email non valida',
  description: 'Inserisci un indirizzo email valido',
}

/** Lead modal: one notice per problem. */
export const contactNotices = {
  missingFields: {
    title: 'Errore',
    description: 'Per favore compila tutti i campi obbligatori',
  },
  termsNotAccepted: {
    title: 'Errore',
    description: 'Devi accettare i termini e condizioni per procedere',
  },
  emailNotValid,
  notSent: {
    title: 'Errore',
    description: "Si è verificato un errore nell'invio. Riprova più tardi.",
  },
} satisfies Record<string, Notice>

export const toasts = {
  region: 'Notifiche',
  close: 'Chiudi notifica',
}
