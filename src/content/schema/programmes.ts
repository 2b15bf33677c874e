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

export const companies = v.pipe(
  v.object({
    training: list(item, { title: 'Come alleni i team delle aziende' }),
    doubts: list(doubt, { title: 'Risposte ai dubbi delle aziende' }),
  }),
  v.title('Per le aziende'),
  v.metadata({ shownAt: '/aziende' }),
)
