import { runSetup } from '../run-setup.ts'
import { type Answers, enter, openPerson, other } from './person.ts'

/** The questions about what the site came with an example of, with the answers of a company. */
export const company: Answers = [
  ['Nome del sito', enter],
  ['Indirizzo del sito', 'https://www.azienda.it\r'],
  ['Email', 'info@azienda.it\r'],
  ['Telefono', '+39 02 1234 5678\r'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a name that only looks like a template
  ['Ragione sociale', "O'Brien \\ ${x} </script> S.r.l.\r"],
  ['Partita IVA', 'IT 12345678903\r'],
  ['Codice fiscale', '12345678903\r'],
  ['Registro delle imprese', 'Milano Monza Brianza Lodi\r'],
  ['Numero REA', 'mi-1234567\r'],
  ['Capitale sociale', '€ 10.000 i.v.\r'],
  ['Socio unico', enter],
  ['PEC', 'azienda@pec.it\r'],
  ['Sede legale', 'Via Garibaldi 12\r'],
  ['CAP', '20121\r'],
  ['Città', 'Milano\r'],
  ['Provincia', 'mi\r'],
  ['Foro', 'Milano\r'],
  ['DPO', enter],
  ['Registri degli accessi', '30 giorni\r'],
  ['Chi ospita le pagine', 'Netlify, Inc.\r'],
  ['ha sede Netlify', 'Stati Uniti\r'],
  ['andare da Netlify', enter],
  ['Chi riceve i moduli', 'Celonis s.r.o.\r'],
  ['ha sede Celonis', 'Cechia\r'],
  ['un altro fornitore', enter],
]
/** What a company has no answer for is asked again while others are missing. */
export const skipped: Answers = [
  ['Socio unico', enter],
  ['DPO', enter],
]
export const settings: Answers = [
  ['Webhook del modulo contatti', 'https://hook.eu1.make.com/abc\r'],
  ['Come invia', enter],
  ['Webhook del modulo aziende', 'https://hook.eu1.make.com/def\r'],
  ['Statistiche e annunci', enter],
]
export const noMore: Answers = [
  ['Vuoi rivedere', enter],
  ['un contatto di prova', other],
]

/** Runs the setup with these answers; without one for a question the person stops there. */
export async function setUp(root: string, answers: Answers) {
  const { terminal, heard } = openPerson(answers)
  const now = new Date('2026-03-01T10:00:00Z')
  const ended = await runSetup({ root, terminal, net: { timeout: 5000 }, now }).then(
    () => 'done',
    (error: Error) => error.name,
  )
  return { ended, heard: heard() }
}

/** Answers every other question with Enter. */
export const keepTheRest: Answers = Array.from({ length: 120 }, () => ['', enter] as const)
