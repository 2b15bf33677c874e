/** Business data as the site came with them; those of today may be real ones. */
export const exampleSite = `export const site: Site = {
  name: 'Palestra Venditori',
  /** The address of the site: https, without a slash at the end. */
  url: demo('https://www.palestra-venditori.example'),
  tagline: 'La palestra italiana della vendita.',
  email: demo('info@esempio.it'),
  phone: demo('+39 000 000 0000'),
  company: {
    legalName: demo('Ragione Sociale S.r.l.'),
    vatNumber: demo('00000000000'),
    // A sole trader deletes the lines that are not theirs, from here…
    taxCode: demo('00000000000'),
    /** The register of companies. */
    registerOffice: demo('Città'),
    rea: demo('XX-000000'),
    shareCapital: demo('€\\u00a010.000 i.v.'),
    // …to here.
    pec: demo('palestra@pec.esempio.it'),
    street: demo('Via Esempio 1'),
    postalCode: demo('00000'),
    city: demo('Città'),
    province: demo('XX'),
    court: demo('Città'),
  },
  // With a data protection officer, add their address: dpo: 'dpo@azienda.it'
  processors: [
    demo({ name: 'Hosting Esempio', role: 'hosting', country: 'Italia', safeguard: 'eea' }),
    demo({ name: 'Webhook Esempio', role: 'automation', country: 'Cechia', safeguard: 'eea' }),
    demo({ name: 'Agenda Esempio', role: 'calendar', country: 'Stati Uniti', safeguard: 'dpf' }),
  ],
  /** How long the host keeps its logs: ask the host. */
  logRetention: demo('30\\u00a0giorni'),
  video: {
    kind: 'file',
    src: '/video/presentazione.mp4',
    captions: '/video/presentazione.it.vtt',
  },
  social: [],
}`
