import type { PageKey } from './pages'
import { facts, site } from './site'

export interface PageMetaContent {
  title: string
  description: string
}

/** The name of the service for companies, also for search engines. */
export const companyService = 'Formazione vendite per le aziende'

/** Texts for search engines and link previews: titles to 60 characters, descriptions to 160. */
export const meta = {
  home: {
    title: `${site.name}: diventa venditore in meno di ${facts.courseGoal}`,
    description: `Allenati a vendere e costruisci la tua seconda entrata. Ricevi gratis il metodo e una consulenza personale di ${facts.consultation}.`,
  },
  companies: {
    title: `${companyService} | ${site.name}`,
    description: `Allena la tua rete vendita con analisi, pratica sul campo e numeri ogni settimana. Ti ricontattiamo entro ${facts.followUp} per la call di valutazione.`,
  },
  privacy: {
    title: `Privacy Policy | ${site.name}`,
    description: 'Quali dati raccogliamo, perché, per quanto tempo e quali sono i tuoi diritti.',
  },
  terms: {
    title: `Termini di servizio | ${site.name}`,
    description: 'Le condizioni d’uso del sito e dei servizi di formazione alla vendita.',
  },
  cookies: {
    title: `Cookie Policy | ${site.name}`,
    description: 'Quali cookie e memorie usa il sito, a che cosa servono e come gestirli.',
  },
  thankYou: {
    title: `Richiesta inviata | ${site.name}`,
    description: `Abbiamo ricevuto la tua richiesta: ti contattiamo entro ${facts.followUp}.`,
  },
  notFound: {
    title: `Pagina non trovata | ${site.name}`,
    description: 'La pagina che cerchi non esiste o è stata spostata.',
  },
} satisfies Record<PageKey, PageMetaContent>
