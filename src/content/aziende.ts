import { companies as offered } from './business'
import { facts } from './site'

export const companies = {
  eyebrow: 'Per le aziende',
  title: 'Il tuo team può vendere di più. Alleniamolo.',
  lead: 'Ascoltiamo le trattative del tuo team, troviamo dove si perdono e lo alleniamo su casi veri. Ogni settimana vedi i numeri.',
  facts: [
    { value: facts.salesIncrease, label: 'di vendite in media, per i nostri allievi' },
    { value: facts.partnerCompanies, label: 'aziende partner' },
    { value: facts.followUp, label: 'e ti richiamiamo: la call è gratuita' },
  ],
  training: {
    eyebrow: 'Il programma',
    title: 'Come alleniamo il tuo team.',
    lead: 'Lo stesso metodo che forma i nostri venditori, sui prodotti e sui clienti che hai tu.',
    items: offered.training,
  },
  next: {
    eyebrow: 'Dopo il modulo',
    title: 'Chiedere non costa niente.',
    lead: 'Tre passi, nessun impegno: paghi solo se accetti la proposta.',
    steps: [
      {
        title: 'Call di valutazione',
        text: `Ti richiamiamo entro ${facts.followUp}. Ci racconti il team e l’obiettivo: è gratis.`,
      },
      {
        title: 'Analisi del team',
        text: 'Guardiamo insieme dove si perdono le trattative e che cosa allenare per primo.',
      },
      {
        title: 'Proposta scritta',
        text: 'Programma, tempi e prezzo, nero su bianco. Decidi tu, con calma.',
      },
    ],
    cta: 'Compila il modulo',
  },
  doubts: {
    eyebrow: 'I dubbi di tutti',
    title: 'Prima di scriverci.',
    items: offered.doubts,
  },
}

/** The form for companies. Step titles, "Step n di 4" and buttons are fixed by the specification. */
export const companyForm = {
  label: 'Richiesta per la tua azienda',
  progress: 'Avanzamento',
  step: (step: number, total: number) => `Step ${step} di ${total}`,
  titles: {
    basics: 'Dati Base',
    team: 'Stato Attuale del Team',
    goal: 'Obiettivo',
    last: 'Ultimo Step',
  },
  required: 'I campi con * sono obbligatori.',
  texts: {
    nome: { label: 'Nome *', placeholder: '', missing: 'Scrivi il tuo nome' },
    cognome: { label: 'Cognome *', placeholder: '', missing: 'Scrivi il tuo cognome' },
    email: {
      label: 'Email aziendale *',
      placeholder: 'nome@azienda.it',
      missing: 'Scrivi la tua email aziendale',
    },
    telefono: {
      label: 'Telefono *',
      placeholder: '+39 333 123 4567',
      missing: 'Scrivi il tuo numero di telefono',
    },
    nomeAzienda: {
      label: 'Nome dell’azienda o del progetto (facoltativo)',
      placeholder: '',
      missing: '',
    },
  },
  choices: {
    teamSize: {
      label: 'Quanti venditori hai in squadra? *',
      missing: 'Scegli quanti venditori hai in squadra',
      options: {
        nessuno: 'Nessuno',
        '1-3': 'Da 1 a 3',
        '4-10': 'Da 4 a 10',
        'oltre-10': 'Oltre 10',
      },
    },
    formazione: {
      label: 'Che formazione alla vendita fate oggi? *',
      missing: 'Scegli che formazione fate oggi',
      options: {
        nessuna: 'Nessuna',
        interna: 'Interna',
        esterna: 'Esterna',
        nonseguo: 'Non me ne occupo io',
      },
    },
    difficolta: {
      label: 'Qual è la difficoltà più grande? *',
      missing: 'Scegli la difficoltà più grande',
      options: {
        chiusure: 'Chiudere le vendite',
        motivazione: 'Motivare il team',
        persone: 'Trovare le persone giuste',
        scalare: 'Far crescere i risultati',
      },
    },
    obiettivo: {
      label: 'Che cosa vuoi ottenere? *',
      missing: 'Scegli che cosa vuoi ottenere',
      options: {
        'chiusure-team': 'Più contratti chiusi dal team',
        qualita: 'Vendite di qualità',
        sistema: 'Un sistema di vendita',
        tutto: 'Tutto questo insieme',
      },
    },
    budget: {
      label: 'Hai un budget per la formazione? *',
      missing: 'Indica se hai un budget',
      options: {
        'si-stanziato': 'Sì, è già stanziato',
        dipende: 'Dipende dalla proposta',
        'voglio-capire': 'Prima voglio capire',
      },
    },
  },
  summary: 'Controlla questi punti',
  effort: 'Circa 2\u00a0minuti. Gratis e senza impegno.',
  back: 'Indietro',
  next: 'Continua',
  submit: '👉 INVIA',
  sending: 'Invio in corso...',
  privacy: {
    before: 'Usiamo questi dati solo per ricontattarti. Inviando confermi di aver letto la ',
    link: 'privacy policy',
    newTab: 'Si apre in una nuova scheda',
  },
  erase: 'Cancella i dati inseriti',
  erased: 'I dati inseriti sono stati cancellati.',
  restore: 'Ripristina i dati',
}
