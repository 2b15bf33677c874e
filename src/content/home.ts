import { guarantee, guaranteeLink, guaranteeText } from './claims'
import { demo } from './demo'
import { sections } from './paths'
import { facts, site } from './site'

export const hero = {
  rating: `${facts.trained} venditori formati con il nostro metodo`,
  title: { text: 'Allenati a vendere. Costruisci la tua ', accent: 'seconda entrata.' },
  lead: {
    text: `Da zero a venditore professionista in meno di ${facts.courseGoal}: un metodo pratico, un coach al tuo fianco e, nei ${guarantee.programmes}, l’inserimento in azienda`,
    link: guaranteeLink,
  },
  cta: 'OTTIENI GRATIS IL METODO',
  secondary: 'Scopri come funziona',
  note: `Gratis e senza impegno. In più, ${facts.consultation} di consulenza personale.`,
  strip: [
    'Corsi online',
    'Consulenze 1 a 1',
    'Coaching di gruppo',
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
  mission:
    'La nostra missione è dare un mestiere a chi vuole rimettersi in gioco. Prendiamo persone senza esperienza e le alleniamo con esercizi, simulazioni e trattative vere, finché il risultato diventa un’abitudine.',
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
      text: 'Ascolto e consiglio, mai pressione. Chi compra contento torna.',
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
  lead: 'Sei modi per allenarti, da soli o combinati. Nella consulenza gratuita troviamo insieme quello giusto per te.',
  items: [
    {
      icon: 'courses',
      title: 'Corsi online',
      text: 'Lezioni brevi e concrete, da seguire quando vuoi.',
      features: ['Accesso 24 ore su 24', 'Esercizi dopo ogni lezione', 'Aggiornamenti inclusi'],
    },
    {
      icon: 'consulting',
      title: 'Consulenze 1 a 1',
      text: 'Un coach solo per te, sulle tue trattative vere.',
      features: ['Analisi delle tue chiamate', 'Piano d’azione personale', 'Agenda flessibile'],
    },
    {
      icon: 'coaching',
      title: 'Coaching di gruppo',
      text: 'Ti alleni con altri venditori, ogni settimana.',
      features: ['Role play ogni settimana', 'Feedback immediato', 'Gruppi piccoli'],
    },
    {
      icon: 'resources',
      title: 'Risorse pratiche',
      text: 'Script, schede e modelli pronti da usare.',
      features: ['Script di vendita testati', 'Schede di preparazione', 'Modelli di follow-up'],
    },
    {
      icon: 'webinars',
      title: 'Webinar',
      text: 'Un tema alla volta, dal vivo, con spazio alle domande.',
      features: ['Dirette con domande', 'Registrazioni disponibili', 'Casi reali commentati'],
    },
    {
      icon: 'intensives',
      title: 'Percorsi intensivi',
      text: `Da zero a professionista in meno di ${facts.courseGoal}.`,
      features: [
        'Programma settimanale',
        'Pratica su clienti veri',
        { text: 'Inserimento', link: guaranteeLink },
      ],
    },
  ],
} as const

export const method = {
  eyebrow: 'Il metodo testato',
  title: 'Sei passi, un disco alla volta.',
  lead: `Come in palestra: si parte leggeri, si aggiunge carico, si misura. Da zero a professionista in meno di ${facts.courseGoal}.`,
  steps: [
    {
      title: 'Analisi comportamentale',
      text: 'Capiamo come comunichi e dove perdi le vendite.',
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
      text: 'Misuriamo ogni settimana i tuoi numeri e correggiamo la rotta.',
    },
    {
      title: 'Inserimento in aziende partner',
      text: guaranteeText,
      id: sections.guarantee,
    },
  ],
  pillars: [
    { title: 'Mentalità', text: 'La fiducia di chi sa cosa sta facendo.' },
    { title: 'Tecnica', text: 'Domande, ascolto, obiezioni, chiusura.' },
    { title: 'Pratica', text: 'Simulazioni e clienti veri ogni settimana.' },
    { title: 'Costanza', text: 'Un coach che ti tiene in allenamento.' },
  ],
  note: 'Il metodo completo è gratuito. Te lo mandiamo subito.',
  cta: 'Ricevi il metodo',
}

export const team = {
  eyebrow: 'Il team',
  title: 'Chi ti allena, vende davvero.',
  lead: 'Tre professionisti che ogni giorno fanno quello che insegnano. Le cifre contano tutta la carriera.',
  talkTo: (name: string) => `Parla con ${name}`,
  email: 'Email',
  emailLabel: (name: string) => `Scrivi un’email a ${name}`,
  members: [
    demo({
      portrait: 'founder',
      name: 'Andrea',
      role: 'Fondatore e head coach',
      bio: `Ha guidato reti vendita per oltre 10\u00a0anni. Oggi allena chi parte da zero.`,
      achievements: ['100+ persone formate', 'Specialista in trattative complesse'],
      email: 'andrea@esempio.it',
      proof: { source: 'attestati dei corsi', people: 104, from: '2012-01', to: '2026-09' },
    }),
    demo({
      portrait: 'mindset',
      name: 'Giulia',
      role: 'Coach di mentalità e comunicazione',
      bio: 'Trasforma l’ansia da chiamata in curiosità per il cliente.',
      achievements: ['50+ persone formate', 'Percorsi di gruppo e webinar'],
      email: 'giulia@esempio.it',
      proof: { source: 'attestati dei corsi', people: 61, from: '2017-01', to: '2026-09' },
    }),
    demo({
      portrait: 'placement',
      name: 'Marco',
      role: 'Responsabile inserimento',
      bio: 'Segue il tuo ingresso in azienda, dal colloquio ai primi 90\u00a0giorni.',
      achievements: ['20 persone formate', `${facts.partnerCompanies} aziende partner`],
      email: 'marco@esempio.it',
      proof: { source: 'attestati dei corsi', people: 20, from: '2020-01', to: '2026-09' },
    }),
  ],
} as const

export const results = {
  eyebrow: 'Risultati',
  title: 'Prima e dopo l’allenamento.',
  testimonials: [
    demo({
      figure: '3\u00a0mesi',
      quote:
        'Lavoravo in un bar e non avevo mai venduto niente. Dopo il percorso ho iniziato con un’azienda partner: oggi la vendita è il mio lavoro.',
      name: 'Sara',
      detail: 'da barista a consulente commerciale',
      proof: { date: '2026-05', source: 'registro degli allievi' },
    }),
    demo({
      figure: '+300%',
      quote:
        'Facevo le stesse chiamate di prima, ma con le domande giuste. Dove chiudevo un contratto, ora ne chiudo quattro.',
      name: 'Davide',
      detail: 'agente plurimandatario',
      proof: { date: '2026-06', source: 'registro degli allievi' },
    }),
    demo({
      figure: '2\u00a0ore',
      quote: 'Mi alleno la sera, due ore a settimana. È diventata la mia seconda entrata.',
      name: 'Elena',
      detail: 'impiegata',
      proof: { date: '2026-09', source: 'registro degli allievi' },
    }),
  ],
  cta: 'Voglio iniziare anch’io',
  companies: 'Sei un’azienda?',
}

export const faq = {
  eyebrow: 'Domande frequenti',
  title: 'Prima di iniziare.',
  lead: `Non trovi la tua domanda? Scrivici, rispondiamo entro ${facts.followUp}.`,
  cta: 'Contattaci direttamente',
  items: [
    {
      question: 'Devo avere esperienza nella vendita?',
      answer:
        'No, non serve nessuna esperienza. Il metodo parte dalle basi e ti porta passo dopo passo alle prime trattative vere, con un coach al tuo fianco.',
    },
    {
      question: 'Quanto tempo devo dedicare ogni settimana?',
      answer: `Bastano ${facts.weeklyEffort} a settimana. I contenuti sono accessibili 24 ore su 24, 7 giorni su 7: ti alleni quando puoi.`,
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
      answer:
        'No, non c’è alcun obbligo di acquisto. Se ti interessa ti presentiamo i nostri programmi a pagamento, e decidi tu, con calma, se continuare.',
    },
  ],
}
