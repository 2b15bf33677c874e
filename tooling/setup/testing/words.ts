import { type Answers, enter } from './person.ts'

const down = '\u001b[B'
/** The answer after so many others. */
export const nth = (number: number) => `${down.repeat(number)}${enter}`

/** A yes of three letters' worth of habit: the initial and Enter. */
export const yes = `s${enter}`

/** The questions about the words of the site, with the answers of a company that keeps what it can. */
export const words: Answers = [
  ['Metodo gratuito', yes],
  ['Come guadagna chi impara', yes],
  ['Programmi', yes],
  ['Presentazione del team', yes],
  ['Come alleni i team', yes],
  ['Dubbi delle aziende', yes],
  ['Garanzia di inserimento', yes],
]

export const figures: Answers = [
  ['venditori formati', nth(2)],
  ['Quante persone conta?', '61\r'],
  ['Da quale mese?', '03/2018\r'],
  ['Fino a quale mese?', enter],
  ['tasso di successo', nth(1)],
  ['Che cosa vuol dire?', enter],
  ['aumento medio', nth(1)],
  ['Che cosa vuol dire?', enter],
  ['anni di esperienza', nth(2)],
  ['Da quale mese?', 'maggio 2013\r'],
  ['Fino a quale mese?', enter],
  ['aziende partner', nth(2)],
  ['Da quale mese?', '2019-1\r'],
  ['Fino a quale mese?', enter],
  ['cinque stelle', nth(2)],
  ['Quante persone conta?', '40\r'],
  ['Da quale mese?', '01/2025\r'],
  ['Fino a quale mese?', enter],
  ['Che cosa vuol dire?', enter],
]

export const people: Answers = [
  ['Quante persone mostri?', '1\r'],
  ['Persona 1: come si chiama?', "Luca D'Alò\r"],
  ['Persona 1: che ruolo ha?', 'Titolare\r'],
  ['Persona 1: una frase', 'Vende "impianti" da quando aveva vent\'anni.\r'],
  ['Persona 1: i suoi risultati', '61 persone formate; Trattative lunghe\r'],
  ['Persona 1: la sua email', 'luca@azienda.it\r'],
  ['Quante persone ha formato Luca', nth(1)],
  ['Quante ne mostri?', '1\r'],
  ['Testimonianza 1: come si chiama', 'Rosa\r'],
  ['Testimonianza 1: che cosa fa?', 'da commessa ad agente\r'],
  ['Testimonianza 1: il suo risultato', '6 mesi\r'],
  [
    'Testimonianza 1: le sue parole',
    "Non sapevo aprire una trattativa: adesso è l'ora che aspetto.\r",
  ],
  ['Testimonianza 1: in quale mese', '09/2025\r'],
  ['Testimonianza 1: quale documento', nth(2)],
]

export const legal: Answers = [['Testi legali', enter]]
