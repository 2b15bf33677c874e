import { team as people, programmes, testimonials } from './business'
import { guarantee, guaranteeLink, guaranteeText } from './claims'
import { sections } from './paths'
import { earnings, facts, freeMethod, site } from './site'

/** One name for what most buttons of the page do. */
const getMethod = 'Ottieni il metodo gratis'

/** What the free method is, in a sentence. */
const methodIs = `Il metodo gratuito è ${freeMethod.what}: ${freeMethod.inside}.`

export const hero = {
  rating: `${facts.trained} venditori formati con il nostro metodo`,
  title: { text: 'Allenati a vendere. Costruisci la tua ', accent: 'seconda entrata.' },
  lead: {
    text: `Da zero a venditore professionista in meno di ${facts.courseGoal}: un metodo pratico, un coach al tuo fianco e, nei ${guarantee.programmes}, l’inserimento in azienda`,
    link: guaranteeLink,
  },
  cta: 'OTTIENI GRATIS IL METODO',
  secondary: 'Scopri come funziona',
  note: `${methodIs} Lo ricevi via email. Poi, in ${facts.consultation} di consulenza gratuita, ti presentiamo anche i programmi a pagamento. Nessun obbligo di acquisto.`,
  strip: [
    'Corsi online',
    'Consulenze 1 a 1',
    'Coaching di gruppo',
    'Risorse pratiche',
    'Webinar',
    'Percorsi intensivi',
    'Inserimento in azienda',
  ],
  scrollDown: 'Scorri al metodo',
}

export const video = {
  play: 'Guarda la presentazione',
  hint: 'Dura un minuto, senza audio',
  label: `Presentazione di ${site.name}`,
  captions: 'Italiano',
  failed:
    'Il video non si carica. Controlla la connessione e riprova, oppure leggi la trascrizione qui sotto.',
  retry: 'Riprova',
  end: { cta: 'Ottieni gratis il metodo', replay: 'Rivedi il video' },
  transcript: 'Leggi la trascrizione',
  /** Shown before a player of another company is loaded. */
  notice: (provider: string) =>
    `Il video è su ${provider}: se lo guardi, ${provider} riceve il tuo indirizzo IP e può usare cookie. Per non rivedere questo avviso, attiva i cookie funzionali.`,
  accept: (provider: string) => `Guarda su ${provider}`,
  providers: { youtube: 'YouTube', vimeo: 'Vimeo' },
}

export const about = {
  eyebrow: 'Chi siamo',
  title: ['Vendere non è un talento.', 'È un allenamento.'],
  mission: `La nostra missione è insegnare il mestiere della vendita a chi parte da zero, per una seconda entrata o per cambiare lavoro: esercizi, simulazioni e trattative vere. ${earnings}`,
  figures: [
    { value: facts.trained, label: 'venditori formati', accent: false },
    { value: facts.successRate, label: 'tasso di successo', accent: false },
    { value: facts.salesIncrease, label: 'aumento medio delle vendite', accent: true },
    { value: facts.experienceYears, label: 'anni di esperienza', accent: false },
  ],
  values: [
    {
      title: 'Pratica prima della teoria',
      text: 'Si impara vendendo. Ogni concetto diventa subito un esercizio.',
    },
    {
      title: 'Vendita etica',
      text: 'Ascolto e consiglio, mai pressione. Chi compra contento torna, e ne porta altri.',
    },
    {
      title: 'Risultati misurabili',
      text: 'Numeri chiari ogni settimana, così sai sempre a che punto sei.',
    },
  ],
}

export const services = {
  eyebrow: 'Servizi',
  title: 'Scegli il tuo programma.',
  lead: 'Sei modi per allenarti: scegline uno o uniscili. Nella consulenza gratuita troviamo insieme quello giusto per te.',
  items: programmes.programmes.map(({ features, ...programme }) => ({
    ...programme,
    features: features.map(feature =>
      typeof feature === 'string' ? feature : { text: feature.text, link: guaranteeLink },
    ),
  })),
}

export const method = {
  eyebrow: 'Il metodo testato',
  title: 'Sei passi, un peso alla volta.',
  lead: `Come in palestra: si parte leggeri, si aggiunge carico, si misura. Da zero a professionista in meno di ${facts.courseGoal}.`,
  steps: [
    {
      title: 'Analisi comportamentale',
      text: 'Capiamo come comunichi, che cosa ti frena e da dove partire.',
    },
    {
      title: 'Strategia personalizzata',
      text: 'Costruiamo il tuo piano: obiettivi, tempi, esercizi.',
    },
    {
      title: 'Implementazione pratica',
      text: 'Ti alleni su chiamate e trattative vere, con il coach accanto.',
    },
    {
      title: 'Consolidamento',
      text: 'Ripeti finché la tecnica diventa naturale, anche sotto pressione.',
    },
    {
      title: 'Monitoraggio dei risultati',
      text: 'Misuriamo i tuoi numeri ogni settimana e correggiamo la rotta.',
    },
    {
      title: 'Inserimento in aziende partner',
      text: guaranteeText,
      id: sections.guarantee,
    },
  ],
  pillarsTitle: 'I quattro pilastri del metodo',
  pillars: [
    { title: 'Mentalità', text: 'La fiducia di chi sa che cosa sta facendo.' },
    { title: 'Tecnica', text: 'Domande, ascolto, obiezioni, chiusura.' },
    { title: 'Pratica', text: 'Simulazioni, poi clienti veri.' },
    { title: 'Costanza', text: 'Un coach che ti tiene in allenamento.' },
  ],
  note: `${methodIs} Lo ricevi via email appena invii il modulo.`,
  cta: getMethod,
}

export const team = {
  eyebrow: 'Il team',
  title: 'Chi ti allena vende davvero.',
  lead: people.lead,
  cta: 'Chiedi la consulenza',
  email: 'Email',
  emailLabel: (name: string) => `Email: ${name}`,
  members: people.members,
}

export const results = {
  eyebrow: 'Risultati',
  title: 'Prima e dopo l’allenamento.',
  testimonials: testimonials.testimonials,
  cta: getMethod,
  companies: 'Sei un’azienda?',
}

export const faq = {
  eyebrow: 'Domande frequenti',
  title: 'Prima di iniziare.',
  lead: `Non trovi la tua domanda? Lasciaci i tuoi contatti: ti richiamiamo entro ${facts.followUp}. Se preferisci scrivere:`,
  cta: 'Contattaci direttamente',
  items: [
    {
      question: 'Devo avere esperienza nella vendita?',
      answer:
        'No, non serve nessuna esperienza. Il metodo parte dalle basi e ti porta passo dopo passo alle prime trattative vere, con un coach al tuo fianco.',
    },
    {
      question: 'Quanto tempo devo dedicare ogni settimana?',
      answer: `Bastano ${facts.weeklyEffort} a settimana di lezioni ed esercizi: il resto è pratica, e la decidi tu. I contenuti sono accessibili 24\u00a0ore su\u00a024, 7\u00a0giorni su\u00a07.`,
    },
    {
      question: 'Il metodo funziona sia online sia dal vivo?',
      answer:
        'Sì. Le tecniche valgono al telefono, in videochiamata e di persona: ti alleni su tutti e tre i campi.',
    },
    {
      question: 'Posso spostare la consulenza?',
      answer:
        'Sì, senza costi. Scegli un altro momento quando vuoi: ci sono posti anche la sera e nel fine settimana.',
    },
    {
      question: 'Dopo la consulenza gratuita devo comprare qualcosa?',
      answer: `No, non c’è alcun obbligo di acquisto. ${methodIs} Se ti interessa, nella consulenza ti presentiamo i programmi a pagamento, e decidi tu, con calma, se continuare.`,
    },
  ],
}
