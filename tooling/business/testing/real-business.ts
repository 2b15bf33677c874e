/*
 * The data of another, invented business, as real as a build demands: a sole trader with the characters that
 * break markup in the name, words as long as they come, profiles, a data protection officer, who records calls, a fourth
 * coach and testimony, a client who speaks; without stars, a share of success, a guarantee and answers to doubts.
 */

const site = {
  name: 'Vendita in Quota',
  url: 'https://www.venditainquota-rossi.it',
  tagline: 'L’allenamento alla vendita tra le montagne, per chi parte da zero & per chi vende già.',
  email: 'richieste.di.consulenza@venditainquota-rossi.it',
  phone: '+39 0471 947-5123',
  callsFrom: '+39 0471 947-5100',
  whatsapp: '+39 347 123 4567',
  booking: 'https://calendar.example.com/rossi-figli/consulenza',
  company: {
    legalName: `Rossi & Figli "100% Vendita" di Jürgen Maria D'Amico-Mühlbacher`,
    vatNumber: '02847190218',
    taxCode: 'DMCJGN80A01A952I',
    registerOffice: null,
    rea: null,
    shareCapital: null,
    pec: null,
    street: 'Strada Statale Vecchia del Brennero per Sant’Angelo 1234, scala B, interno 56',
    postalCode: '39100',
    city: 'Bolzano/Bozen',
    province: 'BZ',
    court: 'Bolzano',
  },
  dpo: 'dpo@venditainquota-rossi.it',
  processors: [
    { name: 'Netlify, Inc.', role: 'hosting', country: 'Stati Uniti', safeguard: 'dpf' },
    { name: 'Celonis s.r.o.', role: 'automation', country: 'Cechia', safeguard: 'eea' },
    { name: 'Google Ireland Limited', role: 'email', country: 'Irlanda', safeguard: 'eea' },
    { name: 'Trascrive & C. S.r.l.', role: 'recording', country: 'Italia', safeguard: 'eea' },
    { name: 'Zoë’s Calendar Ltd', role: 'calendar', country: 'Svizzera', safeguard: 'adequacy' },
  ],
  logRetention: '14 giorni',
  social: [
    'https://www.linkedin.com/company/vendita-in-quota',
    'https://www.instagram.com/venditainquota/',
  ],
}

const register = { source: 'contratti & attestati', people: 112, from: '2019-02', to: '2026-10' }

const claims = {
  stars: null,
  trained: { figure: '110+', ...register },
  successRate: null,
  salesIncrease: {
    figure: '+80%',
    ...register,
    meaning: 'fatturato dei 6\u00a0mesi dopo il corso, rispetto ai 6 prima',
  },
  experienceYears: { figure: '12+', source: 'iscrizione all’albo', from: '2013-01', to: '2026-10' },
  partnerCompanies: {
    figure: '24+',
    source: 'convenzioni in vigore',
    from: '2021-04',
    to: '2026-10',
  },
}

const email = (name: string) => `${name}@venditainquota-rossi.it`

/** A picture that the site has, whoever is in its team. */
const photo = '/icon-512.png'

const members = [
  {
    photo,
    name: 'Jürgen D’Amico-Mühlbacher',
    role: 'Titolare, responsabile della formazione & dei rapporti con le aziende convenzionate',
    bio: 'Vende macchine agricole da quando aveva vent’anni, e lo insegna da dodici.',
    achievements: ['112 persone seguite', 'Trattative in tedesco e in italiano'],
    email: email('juergen'),
    profile: 'https://www.linkedin.com/in/juergen-damico',
    proof: register,
  },
  {
    photo: null,
    name: 'Maria Assunta',
    role: 'Telefono',
    bio: 'Ha fatto 20.000 chiamate a freddo e sa che cosa rispondere al no.',
    achievements: ['60 persone seguite'],
    email: email('mariaassunta'),
    proof: { ...register, people: 60 },
  },
  {
    photo,
    name: 'Łukasz',
    role: 'Inserimento',
    bio: 'Prepara ai colloqui e accompagna nei primi giorni di lavoro.',
    achievements: ['35 persone seguite', '24 convenzioni', 'Un anno di affiancamento'],
    email: email('lukasz'),
    proof: { ...register, people: 35 },
  },
  {
    photo,
    name: 'Noëlle',
    role: 'Vendita online',
    bio: 'Porta in videochiamata quello che funziona di persona.',
    achievements: ['18 persone seguite'],
    email: email('noelle'),
    proof: { ...register, people: 18 },
  },
]

const proof = { date: '2026-08', source: 'contratti & attestati' }

const testimonials = [
  {
    figure: '12.500\u00a0€',
    quote:
      'Avevo un banco al mercato e paura del telefono. In tre mesi ho chiuso la prima fornitura annuale: adesso il banco lo tiene mio fratello, e io giro le valli con il catalogo.',
    name: 'Þóra B.',
    detail: 'agente di commercio nel settore "food & wine"',
    proof,
  },
  {
    figure: '1\u00a0su\u00a02',
    quote: 'Prima ne chiudevo una su dieci.',
    name: 'Ugo',
    detail: 'ottico',
    proof,
  },
  {
    figure: '6\u00a0ore',
    quote: 'Sei ore al mese, e il sabato non lavoro più.',
    name: 'Anna-Lena',
    detail: 'estetista',
    proof: { date: '2025-11', source: 'intervista firmata' },
  },
  { figure: '100%', quote: 'Lo rifarei domani.', name: 'Ivo', detail: 'magazziniere', proof },
]

const services = ['courses', 'consulting', 'coaching', 'resources', 'webinars', 'intensives'].map(
  (icon, index) => ({
    icon,
    title: `Percorso di specializzazione per agenti e rappresentanti ${index + 1}`,
    text: 'In aula, in videochiamata & accanto a te.',
    features: ['Tre mesi', 'Lavoro'],
    placement: 'Mandato',
  }),
)

/** By the names of the files. */
export const realBusiness = {
  company: site,
  brand: { colour: '#2FB673', logo: '/icon-512.png', drawn: 'a1b2c3d4' },
  offer: {
    freeMethod: {
      what: 'un corso video di 4\u00a0lezioni & un quaderno',
      inside: 'le domande da fare, con "prove" da ripetere a casa',
    },
    earnings: 'Lavori con un mandato di agenzia: guadagni dalle vendite, non da chi porti.',
    guarantee: null,
  },
  claims,
  team: { lead: 'Quattro persone che vendono ogni giorno.', members },
  testimonials: { testimonials },
  programmes: { programmes: services },
  companies: {
    cases: [
      {
        company: 'Fröhlich & Söhne "Holz" S.n.c., sette venditori',
        before: '3 preventivi accettati su 20',
        after: '7 preventivi accettati su 20',
        quote:
          'Chiedevamo poco e parlavamo troppo. Adesso il preventivo lo scriviamo con il cliente.',
        name: 'Þórdís Fröhlich, titolare',
        source: 'registro dei preventivi, 2025–2026',
      },
    ],
    training: [
      { title: 'Chi', text: 'Jürgen D’Amico-Mühlbacher, con {oltre anni} anni di mercati.' },
      { title: 'Dove & quando', text: 'Nella tua officina, prima che aprano i cancelli.' },
      { title: 'Per quanto', text: 'Finché i numeri si muovono: di solito 10\u00a0settimane.' },
    ],
  },
  film: {
    video: {
      address: 'https://youtu.be/dQw4w9WgXcQ',
      hint: 'Dura mezz’ora & si vede anche senza audio',
      transcript: 'In quota si respira: si vende meglio.',
    },
  },
  legal: {
    privacy: { number: '2.1', since: '2026-12-08' },
    terms: { number: '3', since: '2026-12-11' },
    cookies: { number: '1.0.1', since: '2026-12-01' },
  },
  sections: { doubts: false },
}
