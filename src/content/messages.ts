import { cleanText } from '~/lib/email-and-text'
import { composed } from './composed'
import written from './words/notSent.json' with { type: 'json' }

/** The text of a toast. The wording of the error catalogue is fixed by the specification (section 8). */
export interface Notice {
  title: string
  description: string
}

const sent: Notice = {
  title: 'Richiesta inviata!',
  description: 'Ti contatteremo entro 24 ore',
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
  /** On /thank-you, where the page does not change. */
  sent,
} satisfies Record<string, Notice>

/** Form for companies: one notice per problem, and one each for a sent and a failed lead. */
export const companyNotices = {
  missingFields: {
    title: 'Campi obbligatori mancanti',
    description: 'Compila tutti i campi per continuare',
  },
  emailNotValid,
  missingChoices: {
    title: 'Seleziona tutte le opzioni',
    description: 'Completa tutte le selezioni per continuare',
  },
  missingPhone: {
    title: 'Numero di telefono obbligatorio',
    description: 'Il telefono è necessario per la call di valutazione',
  },
  sent,
  notSent: {
    title: 'Errore',
    description: 'Si è verificato un errore. Riprova più tardi.',
  },
} satisfies Record<string, Notice>

/** The toast for a lead that was not sent; the one of a company says the error's own message (specification, section 8). */
export function notSentNotice(form: 'contact' | 'company', message: string): Notice {
  if (form === 'contact') return contactNotices.notSent
  const { title, description } = companyNotices.notSent
  return { title, description: message || description }
}

/** Descriptions in the toast for a company lead that was not sent. */
export const companyFailures = {
  timedOut: (seconds: number) =>
    `Nessuna risposta entro ${seconds} secondi. Controlla la connessione e riprova.`,
  /** Over HTTP/2 the status has no text. */
  refused: (status: number, text: string) =>
    text ? `Errore ${status}: ${text}` : `Errore ${status}`,
}

/** Shown in a form after a failed send, in addition to the toast. */
export const notSent = composed(written)

export type Answers = readonly (readonly [label: string, text: string])[]

/** A message of ours with what was typed, encoded for an address. */
export function messageOf(greeting: string, answers: Answers): string {
  const lines = answers.flatMap(([label, text]) =>
    text ? [`${label.replace(/[ *]+$/, '').replace(/[^?]$/, '$&:')} ${cleanText(text)}`] : [],
  )
  return encodeURIComponent([greeting, '', ...lines].join('\r\n'))
}

/** Below a field that looks mistyped, in both forms. */
export const { hints } = notSent
