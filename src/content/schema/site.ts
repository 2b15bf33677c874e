import * as v from 'valibot'
import { isPublicFile, longText, optional, text } from './rules.ts'

const day = (title: string) =>
  text({
    title,
    hint: 'Anno, mese e giorno, come 2026-11-21.',
    example: '2026-11-21',
    rule: value => /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value),
    problem: 'non è un giorno; scrivi anno, mese e giorno',
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
    terms: version('Termini di servizio'),
    cookies: version('Cookie Policy'),
  }),
  v.title('Versioni dei testi legali'),
)

const transcript = longText({
  title: 'Trascrizione',
  hint: 'Ogni parola del film: la legge chi non lo vede o non lo sente.',
  example: 'Vendere è un allenamento. Da zero a professionista.',
})

const hint = text({
  title: 'Quanto dura, e se ha l’audio',
  hint: 'Si legge accanto al pulsante che lo fa partire.',
  example: 'Dura due minuti, con audio',
})

/** A film of this site, or one on YouTube or Vimeo, which plays after a notice. */
export const film = v.pipe(
  v.object({
    video: optional(
      v.pipe(
        v.variant(
          'kind',
          [
            v.object({
              kind: v.literal('file'),
              src: text({
                title: 'File del film',
                example: '/video/film.mp4',
                rule: isPublicFile('mp4'),
                problem: 'non è un file MP4 della cartella public',
              }),
              captions: text({
                title: 'File dei sottotitoli',
                example: '/video/film.it.vtt',
                rule: isPublicFile('vtt'),
                problem: 'non è un file VTT della cartella public',
              }),
              hint,
              transcript,
            }),
            v.object({
              kind: v.picklist(['youtube', 'vimeo']),
              id: text({
                title: 'Codice del film',
                hint: 'Quello che si legge nell’indirizzo del film.',
                example: 'dQw4w9WgXcQ',
                rule: value => /^[\w-]+$/.test(value),
                problem:
                  'non è il codice di un film: copia solo quello, senza il resto dell’indirizzo',
              }),
              hint,
              transcript,
            }),
          ],
          'scrivi { "kind": "youtube", "id": "…" }, "vimeo", oppure "file" con src e captions',
        ),
        v.title('Film di presentazione'),
      ),
    ),
  }),
  v.title('Film'),
)
