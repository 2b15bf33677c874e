import { facts, inProse, site } from './site'

/**
 * The words of the presentation film in their order, scenes and small notes: its captions, and the
 * transcript on the page.
 */
export const transcript = {
  opening: 'Vendere non è un talento. È un allenamento.',
  promise: `Da zero a professionista in meno di ${facts.courseGoal}.`,
  goalNote: 'È un obiettivo: i risultati sono personali.',
  effort: `Senza esperienza, ${facts.weeklyEffort} a settimana.`,
  method: 'Il metodo: sei passi, un peso alla volta.',
  'step-1': '1. Capiamo come comunichi.',
  'step-2': '2. Costruiamo il tuo piano.',
  'step-3': '3. Ti alleni su trattative vere.',
  'step-4': '4. Ripeti finché è naturale.',
  'step-5': '5. Misuriamo i tuoi numeri.',
  'step-6': '6. Inserimento in aziende partner.',
  placementNote: 'Garantito con condizioni: leggile sul sito.',
  trained: `Abbiamo formato ${inProse(facts.trained)} venditori.`,
  success: `${facts.successRate} di successo.`,
  increase: `${facts.salesIncrease} di vendite, in media.`,
  experience: `Abbiamo ${inProse(facts.experienceYears)} anni di esperienza`,
  partners: `e ${inProse(facts.partnerCompanies)} aziende partner.`,
  figuresNote: 'Fonti e periodo: leggile sul sito.',
  gift: 'Ricevi il metodo gratis, via email.',
  consultation: `Poi, ${facts.consultation} di consulenza gratuita.`,
  programmes: 'Scopri i programmi a pagamento, senza obbligo di acquisto.',
  closing: `${site.name}.`,
}
