import { transcript } from './transcript'

/**
 * The words of the presentation film, with their times in seconds. The film and its captions read this
 * list; the page shows transcript.ts.
 */
export const film = {
  duration: 60,
  scenes: [
    {
      id: 'opening',
      from: 0,
      to: 4.8,
      lines: ['Vendere non', 'è un talento.', 'È un', 'allenamento.'],
      caption: transcript.opening,
    },
    {
      id: 'promise',
      from: 4.8,
      to: 10.2,
      lines: ['Da zero', 'a venditore', 'professionista', 'in meno di', '3 mesi'],
      caption: transcript.promise,
    },
    {
      id: 'income',
      from: 10.2,
      to: 13.8,
      lines: ['Costruisci', 'la tua', 'seconda', 'entrata.'],
      caption: transcript.income,
    },
    {
      id: 'method',
      from: 13.8,
      to: 16.6,
      lines: ['Sei passi,', 'un peso', 'alla volta.'],
      caption: transcript.method,
    },
    {
      id: 'step-1',
      from: 16.6,
      to: 19.3,
      lines: ['Analisi', 'comportamentale'],
      caption: transcript['step-1'],
    },
    {
      id: 'step-2',
      from: 19.3,
      to: 22,
      lines: ['Strategia', 'personalizzata'],
      caption: transcript['step-2'],
    },
    {
      id: 'step-3',
      from: 22,
      to: 24.7,
      lines: ['Implementazione', 'pratica'],
      caption: transcript['step-3'],
    },
    {
      id: 'step-4',
      from: 24.7,
      to: 27.1,
      lines: ['Consolidamento'],
      caption: transcript['step-4'],
    },
    {
      id: 'step-5',
      from: 27.1,
      to: 29.8,
      lines: ['Monitoraggio', 'dei risultati'],
      caption: transcript['step-5'],
    },
    {
      id: 'step-6',
      from: 29.8,
      to: 32.7,
      lines: ['Inserimento', 'in aziende partner'],
      caption: transcript['step-6'],
    },
    {
      id: 'trained',
      from: 32.7,
      to: 35.5,
      lines: ['50+', 'venditori formati'],
      caption: transcript.trained,
    },
    {
      id: 'success',
      from: 35.5,
      to: 38.2,
      lines: ['98%', 'tasso di successo'],
      caption: transcript.success,
    },
    {
      id: 'increase',
      from: 38.2,
      to: 41.2,
      lines: ['+300%', 'aumento medio delle vendite'],
      caption: transcript.increase,
    },
    {
      id: 'experience',
      from: 41.2,
      to: 44,
      lines: ['10+', 'anni di esperienza'],
      caption: transcript.experience,
    },
    {
      id: 'partners',
      from: 44,
      to: 46.7,
      lines: ['20+', 'aziende partner'],
      caption: transcript.partners,
    },
    {
      id: 'gift',
      from: 46.7,
      to: 49.5,
      lines: ['Il metodo', 'è gratuito.'],
      caption: transcript.gift,
    },
    {
      id: 'consultation',
      from: 49.5,
      to: 52.5,
      lines: ['30', 'minuti di consulenza gratuita'],
      caption: transcript.consultation,
    },
    {
      id: 'callback',
      from: 52.5,
      to: 55.5,
      lines: ['Ti ricontattiamo entro', '24 ore'],
      caption: transcript.callback,
    },
    {
      id: 'closing',
      from: 55.5,
      to: 60,
      lines: ['Palestra', 'Venditori', 'Ottieni gratis il metodo'],
      caption: transcript.closing,
    },
  ],
} as const
