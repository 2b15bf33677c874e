import type { Processor, ProcessorRole, Safeguard } from '~/content/site'
import type { LegalBlock } from './legal-document'

const roles: Record<ProcessorRole, string> = {
  hosting:
    'conserva le pagine del sito e te le consegna; per farlo riceve i tuoi dati di navigazione.',
  automation:
    'riceve i dati dei moduli e ce li mette a disposizione. Quando premi il pulsante di invio, il tuo browser li trasmette direttamente a questo servizio, con una connessione cifrata; come in ogni collegamento, il servizio riceve anche il tuo indirizzo IP e i dati tecnici del browser.',
  email: 'invia e conserva le nostre email.',
  calendar: 'gestisce gli appuntamenti.',
  phone: 'gestisce le telefonate e i messaggi.',
  archive: 'conserva l’archivio delle richieste.',
}

const safeguards: Record<Exclude<Safeguard, 'eea'>, string> = {
  dpf: 'aderisce all’EU-US Data Privacy Framework, che la Commissione europea ha dichiarato adeguato con la decisione (UE) 2023/1795 (art. 45 GDPR).',
  adequacy: 'il Paese ha una decisione di adeguatezza della Commissione europea (art. 45 GDPR).',
  clauses:
    'il contratto contiene le clausole contrattuali tipo della decisione (UE) 2021/914 della Commissione europea (art. 46 GDPR).',
}

/** Who handles the data for us (art. 13(1)(e) GDPR). */
export function recipients(processors: readonly Processor[]): LegalBlock {
  return {
    list: processors.map(({ name, role, country }) => `${name} (${country}): ${roles[role]}`),
  }
}

/** Where the data go outside the European Economic Area, and why they may (art. 13(1)(f) GDPR). */
export function transfers(processors: readonly Processor[]): LegalBlock[] {
  const lines = processors.flatMap(({ name, country, safeguard }) =>
    safeguard === 'eea' ? [] : `${name} (${country}): ${safeguards[safeguard]}`,
  )
  if (lines.length === 0) {
    return ['Tutti questi fornitori trattano i dati nello Spazio economico europeo.']
  }
  return [
    'Questi fornitori trattano i dati fuori dallo Spazio economico europeo, con una garanzia prevista dal GDPR:',
    // A processor with two roles is named once.
    { list: [...new Set(lines)] },
  ]
}
