import * as v from 'valibot'
import { list, longText, optional, text } from './rules.ts'

/** What may be true of a business as the demonstration says it. */
export const offer = v.pipe(
  v.object({
    freeMethod: v.pipe(
      v.object({
        what: text({
          title: 'Che cosa riceve chi lascia i contatti',
          hint: 'Dopo “Il metodo gratuito è…”. Lo manda l’automazione, via email.',
          example: 'un video di 20 minuti',
        }),
        inside: text({ title: 'Che cosa c’è dentro', example: 'le prime tre lezioni' }),
      }),
      v.title('Metodo gratuito'),
    ),
    earnings: longText({
      title: 'Come guadagna chi impara',
      example: 'Hai un contratto di agenzia.',
    }),
    guarantee: optional(
      v.pipe(
        v.object({
          programmes: text({ title: 'In quali percorsi (nei…)', example: 'percorsi intensivi' }),
          condition: text({ title: 'A chi', example: 'a chi li completa' }),
          within: text({ title: 'Entro quanto', example: '6 mesi dalla fine' }),
          contract: text({ title: 'Con quale contratto', example: 'un contratto di lavoro' }),
          otherwise: text({
            title: 'Che cosa succede altrimenti',
            hint: 'Dopo “Se entro 6 mesi dalla fine non hai un contratto”.',
            example: 'ti rimborsiamo',
          }),
          // An offer with limits says them before the contract (art. 22 of the Codice del consumo).
          rules: v.pipe(
            list(longText({ title: 'Regola', example: 'Puoi rifiutare due offerte.' }), {
              title: 'Le regole',
              hint: 'Per intero, come nel contratto: chi vale, quali offerte contano, come si chiede il rimborso. Si leggono nei termini.',
            }),
            v.minLength(1, 'è senza regole; scrivi quelle del contratto'),
          ),
        }),
        v.title('Garanzia di inserimento'),
      ),
    ),
  }),
  v.title('Offerta'),
  v.metadata({ shownAt: '/#metodo-testato' }),
)
