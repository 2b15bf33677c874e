import * as v from 'valibot'
import { evidence } from './claims.ts'
import { isPublicFile, list, longText, month, optional, pictureAddress, text } from './rules.ts'
import { isEmail, isHttpsUrl } from './values.ts'

const isPhoto = isPublicFile('svg', 'png', 'jpe?g', 'webp', 'avif')

/** Twice the width of the frame in src/pages/home/Team.tsx, in its proportions. */
const portrait = { folder: 'team', width: 800, height: 880 } as const

const member = v.pipe(
  v.object({
    photo: optional(
      pictureAddress(portrait, {
        title: 'Foto',
        hint: 'Un file della cartella public, come /team/luca.jpg. Senza, il sito disegna le iniziali.',
        example: '/team/luca.jpg',
        rule: isPhoto,
        problem: 'non è una foto della cartella public',
      }),
    ),
    name: text({ title: 'Nome', example: 'Anna Bianchi' }),
    role: text({ title: 'Ruolo', example: 'allenatrice' }),
    bio: longText({
      title: 'Che cosa fa o ha fatto, in una frase',
      example: 'Vende da dieci anni.',
    }),
    achievements: list(text({ title: 'Risultato', example: '50+ persone formate' }), {
      title: 'Risultati',
    }),
    email: text({
      title: 'Email',
      hint: 'La leggono i visitatori.',
      example: 'anna@azienda.it',
      rule: isEmail,
      problem: 'non è un indirizzo email',
    }),
    profile: optional(
      text({
        title: 'Profilo pubblico',
        hint: 'Per esempio su LinkedIn. Il sito mostra solo un link.',
        example: 'https://www.linkedin.com/in/anna-bianchi',
        rule: isHttpsUrl,
        problem: 'non è un indirizzo https://',
      }),
    ),
    proof: optional(evidence),
  }),
  v.check(
    ({ achievements, proof }) => Boolean(proof) || !achievements.some(each => /\d/.test(each)),
    'un risultato con una cifra vuole la sua prova; scrivila, o togli la cifra',
  ),
)

export const team = v.pipe(
  v.object({
    lead: longText({
      title: 'Come presenti il team, in una frase',
      example: 'Vendono da dieci anni.',
    }),
    members: list(member, { title: 'Persone' }),
  }),
  v.title('Team'),
  v.metadata({ shownAt: '/#team-titolo' }),
)

/** With how each was collected (art. 22 c. 5-bis of the Codice del consumo). */
const testimonial = v.object({
  figure: text({ title: 'Il suo risultato, in grande', example: '6 mesi' }),
  quote: longText({ title: 'Le sue parole', example: 'Ora so come si apre una trattativa.' }),
  name: text({ title: 'Nome', example: 'Anna' }),
  detail: text({ title: 'Che cosa fa', example: 'da barista ad agente' }),
  photo: optional(
    pictureAddress(portrait, {
      title: 'Foto',
      hint: 'Un file della cartella public, con il consenso di chi vi appare. Senza, il sito scrive le iniziali.',
      example: '/team/cliente-anna.jpg',
      rule: isPhoto,
      problem: 'non è una foto della cartella public',
    }),
  ),
  proof: v.pipe(
    v.object({
      date: month('Mese in cui l’hai raccolta', '2026-05'),
      source: text({
        title: 'Documento che dice che ha concluso il percorso',
        example: 'registro degli iscritti',
      }),
    }),
    v.title('Verifica'),
  ),
})

export const testimonials = v.pipe(
  v.object({
    testimonials: list(testimonial, {
      title: 'Testimonianze',
      hint: 'Vere, e con il consenso scritto di chi parla.',
    }),
  }),
  v.title('Testimonianze'),
  v.metadata({ shownAt: '/#risultati' }),
)
