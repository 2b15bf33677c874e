import * as v from 'valibot'
import { list, longText, oneOf, optional, text } from './rules.ts'

const icons = {
  courses: 'schermo',
  consulting: 'due persone',
  coaching: 'gruppo',
  resources: 'fogli',
  webinars: 'microfono',
  intensives: 'bilanciere',
}

export const programmes = v.pipe(
  v.object({
    programmes: list(
      v.object({
        icon: oneOf(icons, 'Disegno'),
        title: text({ title: 'Nome', example: 'Corsi online' }),
        text: longText({
          title: 'In una frase',
          example: 'Lezioni brevi, da seguire quando vuoi.',
        }),
        features: list(text({ title: 'Caratteristica', example: 'Orari flessibili' }), {
          title: 'Caratteristiche',
        }),
        placement: optional(
          text({
            title: 'Inserimento garantito',
            hint: 'L’ultima caratteristica, che porta alle condizioni della garanzia. La ha chi la garantisce.',
            example: 'Inserimento',
          }),
        ),
      }),
      { title: 'Programmi' },
    ),
  }),
  v.title('Programmi'),
  v.metadata({ shownAt: '/#servizi' }),
)

const item = v.object({
  title: text({ title: 'Titolo', example: 'Chi allena' }),
  text: longText({ title: 'Testo', example: 'I nostri coach: venditori in attività.' }),
})
const doubt = v.object({
  question: text({ title: 'Dubbio', example: '“Il team non ha tempo.”' }),
  answer: longText({ title: 'Risposta', example: 'Bastano due ore a settimana.' }),
})

/** A client who speaks by name, with numbers before and after (art. 22 c. 5-bis of the Codice del consumo). */
const clientCase = v.object({
  company: text({ title: 'Azienda', example: 'Rossi Impianti S.r.l., 12 venditori' }),
  before: text({ title: 'Prima', example: '4 contratti al mese a persona' }),
  after: text({ title: 'Dopo', example: '7 contratti al mese a persona' }),
  quote: longText({ title: 'Le parole di chi la guida', example: 'Ora so dove si perde.' }),
  name: text({ title: 'Chi parla, e che cosa fa', example: 'Anna Bianchi, direttrice vendite' }),
  source: text({ title: 'Documento che lo prova', example: 'report vendite, gennaio-giugno 2026' }),
})

export const companies = v.pipe(
  v.object({
    cases: optional(
      list(clientCase, {
        title: 'Aziende che hai allenato',
        hint: 'Vere, con il loro consenso scritto. Il sito mostra anche il documento.',
      }),
    ),
    training: list(item, { title: 'Come alleni i team delle aziende' }),
    doubts: list(doubt, { title: 'Risposte ai dubbi delle aziende' }),
  }),
  v.title('Per le aziende'),
  v.metadata({ shownAt: '/aziende' }),
)
