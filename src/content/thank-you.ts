import { facts } from './site'

const checkMail = 'Controlla la posta'
const answerPhone = 'Rispondi al telefono'

export const thankYou = {
  eyebrow: 'Fatto',
  title: 'Richiesta Inviata!',
  home: 'Torna alla home',
  stepsTitle: 'Che cosa succede adesso',
  /** For people who asked for the method, and for a visit without a form. */
  person: {
    lead: `Il nostro team ti contatta entro ${facts.followUp} per la tua consulenza gratuita e personalizzata di ${facts.consultation}.`,
    steps: [
      {
        title: checkMail,
        text: 'Ti arriva un’email di conferma con il metodo gratuito. Guarda anche nello spam.',
      },
      {
        title: answerPhone,
        text: 'Ti chiamiamo per fissare l’appuntamento quando ti è comodo.',
      },
      {
        title: 'Fai la consulenza',
        text: `${facts.consultation} per capire da dove partire. È gratis: i programmi a pagamento te li presentiamo, e decidi tu.`,
      },
    ],
  },
  company: {
    lead: `Il nostro team ti contatta entro ${facts.followUp} per la call di valutazione, gratuita e senza impegno.`,
    steps: [
      {
        title: checkMail,
        text: 'Ti arriva un’email di conferma. Guarda anche nello spam.',
      },
      {
        title: answerPhone,
        text: 'Facciamo la call di valutazione, o la fissiamo quando ti è comodo.',
      },
      {
        title: 'Leggi la proposta',
        text: 'Programma, tempi e prezzo per il tuo team, per iscritto. Decidi tu.',
      },
    ],
  },
}
