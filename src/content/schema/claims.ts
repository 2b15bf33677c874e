import * as v from 'valibot'
import { month, optional, people, text } from './rules.ts'
import { isHttpsUrl } from './values.ts'

const source = text({
  title: 'Documento che la prova',
  hint: 'Quello che mostrerai a chi lo chiede.',
  example: 'registro degli iscritti',
})
const meaning = text({
  title: 'Che cosa vuol dire',
  hint: 'Si legge nella nota, dopo la cifra.',
  example: 'allievi che chiudono la prima vendita entro il percorso',
})
const entries = {
  source,
  from: month('Dal mese', '2024-01'),
  to: month('Al mese', '2026-09'),
}
const figure = (example: string) => text({ title: 'Cifra', example })

type Period = { from: string; to: string }
const monthOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
/** A rule for a whole claim, and the message when it is broken. */
const check = <Input>(
  rule: (claim: Input) => boolean,
  message: string | ((issue: { input: Input }) => string),
) => v.check<Input, v.ErrorMessage<v.CheckIssue<Input>>>(rule, message)

const inOrder = <Input extends Period>() =>
  check<Input>(
    ({ from, to }) => from <= to,
    'la prova finisce prima di cominciare; scrivi in from il primo mese, in to l’ultimo',
  )

/** The number in a figure such as 50+, 98% or +300%. */
const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? Number.NaN)

/** A figure is compared with its proof: a claim of more is misleading (art. 21 of the Codice del consumo). */
const countsEnough = <Input extends { figure: string; people: number }>() =>
  check<Input>(
    ({ figure, people }) => !(numberIn(figure) > people),
    ({ input: { figure, people } }) =>
      `la cifra dice ${figure}, e la prova conta ${people} persone; correggi una delle due`,
  )
const lastsEnough = <Input extends Period & { figure: string }>() =>
  check<Input>(
    ({ figure, from, to }) => !(numberIn(figure) * 12 > monthOf(to) - monthOf(from) + 1),
    ({ input: { figure, from, to } }) =>
      `la cifra dice ${figure} anni, e la prova va da ${from} a ${to}; correggi una delle due`,
  )
const isAShare = <Input extends { figure: string; people: number }>() =>
  check<Input>(
    ({ figure, people }) => {
      if (!figure.includes('%')) return true
      const share = numberIn(figure)
      const nearest = Math.round((share * people) / 100)
      return Math.abs((nearest * 100) / people - share) < 1
    },
    ({ input: { figure, people } }) =>
      `${figure} di ${people} persone non è un numero intero di persone; correggi una delle due`,
  )
/** Five stars are shown: the average must round up to them. */
const areFive = <Input extends { meaning: string }>() =>
  v.check<Input, string>(({ meaning }) => {
    const [, average] = /\b([0-5](?:[.,]\d+)?)(?:\s+su\s+5\b|$|\s*\/\s*5)/.exec(meaning) ?? []
    return average === undefined || Number(average.replace(',', '.')) >= 4.5
  }, 'il sito mostra cinque stelle, e la media è più bassa di 4,5')

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
    stars: optional(
      v.pipe(
        claim('Cinque stelle', {
          meaning,
          ...measured,
          reviews: optional(
            text({
              title: 'Dove si leggono',
              hint: 'L’indirizzo delle recensioni, se sono pubbliche.',
              example: 'https://it.trustpilot.com/review/azienda.it',
              rule: isHttpsUrl,
              problem: 'non è un indirizzo https://',
            }),
          ),
        }),
        inOrder(),
        areFive(),
      ),
    ),
    trained: optional(
      v.pipe(
        claim('Venditori formati', {
          figure: figure('50+'),
          meaning: optional(meaning),
          ...measured,
        }),
        inOrder(),
        countsEnough(),
      ),
    ),
    successRate: optional(
      v.pipe(
        claim('Tasso di successo', { figure: figure('98%'), meaning, ...measured }),
        inOrder(),
        isAShare(),
      ),
    ),
    salesIncrease: optional(
      v.pipe(
        claim('Aumento delle vendite', { figure: figure('+300%'), meaning, ...measured }),
        inOrder(),
      ),
    ),
    experienceYears: optional(
      v.pipe(
        claim('Anni di esperienza', {
          figure: figure('10+'),
          meaning: optional(meaning),
          ...entries,
        }),
        inOrder(),
        lastsEnough(),
      ),
    ),
    partnerCompanies: optional(
      v.pipe(
        claim('Aziende partner', { figure: figure('20+'), meaning: optional(meaning), ...entries }),
        inOrder(),
      ),
    ),
  }),
  v.title('Cifre e prove'),
  v.metadata({ shownAt: '/#chi-siamo' }),
)
