import * as v from 'valibot'
import { readFilmAddress } from '../film-address.ts'
import { longText, optional, text } from './rules.ts'
import { tidyDate } from './tidy.ts'

const day = (title: string) =>
  text({
    title,
    hint: 'Anno, mese e giorno, come 2026-11-21.',
    example: '2026-11-21',
    rule: value => /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value),
    problem: 'non è un giorno; scrivi anno, mese e giorno',
    tidy: tidyDate,
  })

const version = (title: string) =>
  v.pipe(
    v.object({ number: text({ title: 'Numero', example: '1.0' }), since: day('In vigore dal') }),
    v.title(title),
  )

/**
 * Raise the number and the day of a document with each change of its meaning, and keep the older text:
 * who has consented must be able to find what they read (art. 7(1) GDPR).
 */
export const legal = v.pipe(
  v.object({
    privacy: version('Privacy Policy'),
    terms: version('Termini e condizioni'),
    cookies: version('Cookie Policy'),
  }),
  v.title('Versioni dei testi legali'),
  v.metadata({ shownAt: '/privacy-policy' }),
)

export const film = v.pipe(
  v.object({
    video: optional(
      v.pipe(
        v.object({
          address: text({
            title: 'Indirizzo del film',
            hint: 'Il link di un film su YouTube o Vimeo, che parte dopo un avviso; oppure un file MP4 della cartella public, con accanto i sottotitoli: /video/film.mp4 e /video/film.it.vtt.',
            example: 'https://youtu.be/dQw4w9WgXcQ',
            rule: address => readFilmAddress(address) !== null,
            problem:
              'non è il link di un film su YouTube o Vimeo, né un file MP4 della cartella public',
          }),
          hint: text({
            title: 'Quanto dura, e se ha l’audio',
            hint: 'Si legge accanto al pulsante che lo fa partire.',
            example: 'Dura due minuti, con audio',
          }),
          transcript: longText({
            title: 'Trascrizione',
            hint: 'Ogni parola del film: la legge chi non lo vede o non lo sente.',
            example: 'Vendere è un allenamento. Da zero a professionista.',
          }),
        }),
        v.title('Film di presentazione'),
      ),
    ),
  }),
  v.title('Film'),
)
