import { type Answers, enter } from './person.ts'

const down = '\u001b[B'
/** The answer after so many others. */
export const nth = (number: number) => `${down.repeat(number)}${enter}`

/** A yes of three letters' worth of habit: the initial and Enter. */
const yes = `s${enter}`

/** The questions about the words of the site, with the answers of a company that keeps what it can. */
export const words: Answers = [
  ['Metodo gratuito', yes],
  ['Come guadagna chi impara', yes],
  ['Programmi', yes],
  ['Presentazione del team', yes],
  ['Come alleni i team', yes],
  ['Risposte ai dubbi delle aziende', yes],
  ['Garanzia di inserimento', nth(1)],
]

export const figures: Answers = [
  ['venditori formati', nth(2)],
  ['Quante persone conta?', '61\r'],
  ['Quali mesi copre?', '03/2018\r'],
  ['tasso di successo', nth(1)],
  ['Che cosa vuol dire?', nth(1)],
  ['aumento medio delle vendite: vendite nei 3\u00a0mesi', nth(1)],
  ['anni di esperienza', nth(2)],
  ['Quali mesi copre?', 'maggio 2013\r'],
  ['aziende partner', nth(2)],
  ['Quali mesi copre?', '2019-1 – 2026-2\r'],
  ['cinque stelle: 5 su 5', nth(2)],
  ['Quante persone conta?', '40\r'],
  ['Quali mesi copre?', '01/2025\r'],
]

export const people: Answers = [
  ['Quante persone mostri?', '1\r'],
  ['Come si chiama?', "Luca D'Alò\r"],
  ['Che ruolo ha?', 'Titolare\r'],
  ['in una frase', 'Vende "impianti" da quando aveva vent\'anni.\r'],
  ['I suoi risultati', '61 persone formate; Trattative lunghe\r'],
  ['La sua email', 'luca@azienda.it\r'],
  ['quante persone ha formato Luca', nth(1)],
  ['Quante ne mostri?', '1\r'],
  ['Come si chiama chi parla', 'Rosa\r'],
  ['Che cosa fa?', 'da commessa ad agente\r'],
  ['Il suo risultato', '6 mesi\r'],
  ['Le sue parole', "Non sapevo aprire una trattativa: adesso è l'ora che aspetto.\r"],
  ['In quale mese', '09/2025\r'],
  ['Quale documento dice', nth(2)],
]

export const legal: Answers = [['Testi legali', enter]]
