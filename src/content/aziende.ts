import { facts } from './site'

export const companies = {
  eyebrow: 'Per le aziende',
  title: 'Il tuo team vende sotto le sue possibilità.',
  lead: 'Alleniamo la tua rete vendita con lo stesso metodo che forma i nostri venditori: analisi, pratica sul campo e numeri ogni settimana.',
  facts: [
    { value: facts.salesIncrease, label: 'aumento medio delle vendite' },
    { value: facts.partnerCompanies, label: 'aziende partner' },
    { value: facts.followUp, label: 'e ti ricontattiamo per la call di valutazione' },
  ],
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
      label: 'Quanti venditori hai in squadra?',
      missing: 'Scegli quanti venditori hai in squadra',
      options: {
        nessuno: 'Nessuno',
        '1-3': 'Da 1 a 3',
        '4-10': 'Da 4 a 10',
        'oltre-10': 'Oltre 10',
      },
    },
    formazione: {
      label: 'Che formazione ricevono oggi?',
      missing: 'Scegli che formazione ricevono oggi',
      options: {
        nessuna: 'Nessuna',
        interna: 'Interna',
        esterna: 'Esterna',
        nonseguo: 'Non la seguo',
      },
    },
    difficolta: {
      label: 'Qual è la difficoltà più grande?',
      missing: 'Scegli la difficoltà più grande',
      options: {
        chiusure: 'Chiudere le vendite',
        motivazione: 'Motivare il team',
        persone: 'Trovare le persone giuste',
        scalare: 'Scalare i risultati',
      },
    },
    obiettivo: {
      label: 'Che cosa vuoi ottenere?',
      missing: 'Scegli che cosa vuoi ottenere',
      options: {
        'chiusure-team': 'Più chiusure dal team',
        qualita: 'Vendite di qualità',
        sistema: 'Un sistema di vendita',
        tutto: 'Tutto questo insieme',
      },
    },
    budget: {
      label: 'Hai un budget per la formazione?',
      missing: 'Scegli come stai con il budget',
      options: {
        'si-stanziato': 'Sì, è già stanziato',
        dipende: 'Dipende dalla proposta',
        'voglio-capire': 'Prima voglio capire',
      },
    },
  },
  summary: 'Controlla questi punti',
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
  restore: 'Annulla',
}
