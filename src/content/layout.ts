import { hasTestimonials } from './business'
import { paths, sectionPath, sections } from './paths'
import { addressOf, companyLine } from './registration'
import { facts, site } from './site'

export const layout = {
  skipLink: 'Vai al contenuto',
  demoLabel: 'Avviso',
  demoNotice: 'Sito dimostrativo: persone, cifre e dati sono di esempio.',
  menu: 'Menu',
  logoLabel: `${site.name}, pagina iniziale`,
  navigationLabel: 'Principale',
  navigation: [
    { label: 'Metodo', to: sectionPath(sections.method) },
    { label: 'Servizi', to: sectionPath(sections.services) },
    ...(hasTestimonials ? [{ label: 'Risultati', to: sectionPath(sections.results) }] : []),
    { label: 'Domande', to: sectionPath(sections.faq) },
    { label: 'Per le aziende', to: paths.companies },
  ],
  /** Announced while a dialog is on its way. */
  loading: { contact: 'Apro il modulo…', cookies: 'Apro le preferenze…' },
  toasts: { region: 'Notifiche', close: 'Chiudi notifica' },
  headerCta: 'Metodo gratis',
  closing: {
    title: 'Il primo allenamento è gratis.',
    text: `Lascia i tuoi contatti: ricevi il metodo e prenoti la consulenza di ${facts.consultation}. Nessun obbligo di acquisto.`,
    cta: 'Ottieni il metodo gratis',
  },
  footer: {
    paths: {
      title: 'Sul sito',
      links: [
        { label: 'Il metodo', to: sectionPath(sections.method) },
        { label: 'Servizi', to: sectionPath(sections.services) },
        { label: 'Per le aziende', to: paths.companies },
      ],
    },
    contacts: 'Contatti',
    legal: {
      title: 'Note legali',
      links: [
        { label: 'Privacy Policy', to: paths.privacy },
        { label: 'Cookie Policy', to: paths.cookies },
        { label: 'Termini di servizio', to: paths.terms },
        { label: 'Accessibilità', to: `${paths.terms}#accessibilita` },
      ],
    },
    registration: companyLine(site.company),
    address: addressOf(site.company),
  },
}
