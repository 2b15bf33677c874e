import * as v from 'valibot'
import { month, optional, people, text } from './rules'

const source = text({
  title: 'Documento che la prova',
  hint: 'Quello che mostrerai a chi lo chiede.',
  example: 'registro degli iscritti',
})
const meaning = text({
  title: 'Che cosa vuol dire',
  hint: 'Si legge nella nota, dopo la cifra.',
  example: 'chi raggiunge l’obiettivo del percorso',
})
const entries = {
  source,
  from: month('Dal mese', '2024-01'),
  to: month('Al mese', '2026-09'),
}
const figure = (example: string) => text({ title: 'Cifra', example })

type Period = { from: string; to: string }
const inOrder = <Input extends Period>() =>
  v.check<Input, string>(
    ({ from, to }) => from <= to,
    'la prova finisce prima di cominciare; scrivi in from il primo mese, in to l’ultimo',
  )

const measured = { ...entries, people }

/** A proof of something that counts people. */
export const evidence = v.pipe(v.object(measured), inOrder(), v.title('Prova'))

function claim<Entries extends v.ObjectEntries>(title: string, own: Entries) {
  return v.pipe(v.object(own), v.title(title))
}

/**
 * What the site claims, and how it can be proven to whoever asks (art. 27 c. 5 of the Codice del consumo; for
 * what companies are told, D.Lgs. 145/2007). The site shows it in a small note.
 */
export const claims = v.pipe(
  v.object({
    stars: v.pipe(claim('Cinque stelle', { ...measured, meaning }), inOrder()),
    trained: v.pipe(
      claim('Venditori formati', {
        ...measured,
        figure: figure('50+'),
        meaning: optional(meaning),
      }),
      inOrder(),
    ),
    successRate: v.pipe(
      claim('Tasso di successo', { ...measured, figure: figure('98%'), meaning }),
      inOrder(),
    ),
    salesIncrease: v.pipe(
      claim('Aumento delle vendite', { ...measured, figure: figure('+300%'), meaning }),
      inOrder(),
    ),
    experienceYears: v.pipe(
      claim('Anni di esperienza', {
        ...entries,
        figure: figure('10+'),
        meaning: optional(meaning),
      }),
      inOrder(),
    ),
    partnerCompanies: v.pipe(
      claim('Aziende partner', { ...entries, figure: figure('20+'), meaning: optional(meaning) }),
      inOrder(),
    ),
  }),
  v.title('Cifre e prove'),
)
