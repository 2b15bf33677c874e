import { figures, companies as offered } from './business'
import type { CompanyWords } from './company-steps'
import { composed } from './composed'
import written from './pages/companies.json' with { type: 'json' }
import { paths } from './paths'
import { promises } from './promises'

const words = composed(written)

const { facts: labels, ...hero } = words.hero
const shownFacts = { ...figures, followUp: promises.followUp }
// Object.keys is typed with string keys.
const factKeys = Object.keys(labels) as (keyof typeof labels)[]

export const companies = {
  ...hero,
  facts: factKeys.flatMap(key => {
    const value = shownFacts[key]
    return value === null ? [] : { value, label: labels[key] }
  }),
  training: { ...words.training, items: offered.training },
  cases: { ...words.cases, items: offered.cases ?? [] },
  next: words.next,
  service: words.service,
  page: words,
  doubts: { ...words.doubts, items: offered.doubts },
}

const { steps, privacy, texts, choices } = words.form

const checked: CompanyWords = { steps, texts, choices }

/** The form for companies. "Step n di 4" and buttons are fixed by the specification; company-steps.ts has the titles. */
export const companyForm = {
  ...words.form,
  ...checked,
  fields: { ...texts, ...choices },
  privacy: { ...privacy, text: `${privacy.before} [${privacy.link}](${paths.privacy}).` },
  step: (step: number, total: number) => `Step ${step} di ${total}`,
  back: 'Indietro',
  next: 'Continua',
  submit: '👉 INVIA',
  sending: 'Invio in corso...',
}
