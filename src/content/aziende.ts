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
