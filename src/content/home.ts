import { claims, figures, team as people, programmes, testimonials } from './business'
import { guarantee, guaranteeLink, yearSpan } from './claims'
import { composed } from './composed'
import { fillNames } from './fill-names'
import written from './pages/home.json' with { type: 'json' }
import { sections } from './paths'
import { emailHref, site } from './site'

export { shown } from './business'

const home = composed(written)

export const { video } = home

/** Words that name the placement guarantee, with the link to its conditions if there is one. */
const withConditions = (text: string) =>
  guarantee ? `${text} [${guaranteeLink.label}](${guaranteeLink.to})` : text

/** What the stars mean, with a link to where the reviews can be read. */
function starsOf({ meaning, people, source, reviews }: NonNullable<typeof claims.stars>) {
  const text = `${meaning} in ${people} ${source}`
  return reviews ? `[${text}](${reviews})` : text
}

export const hero = {
  ...home.hero,
  lead: guarantee
    ? `${home.hero.lead} ([${home.hero.conditions}](${guaranteeLink.to})).`
    : `${home.hero.lead}.`,
  /** Fixed by the specification. */
  cta: 'OTTIENI GRATIS IL METODO',
  stars: claims.stars && starsOf(claims.stars),
  strip: [
    ...programmes.programmes.map(({ title }) => title),
    ...(guarantee ? [home.hero.placement] : []),
  ],
}

// Object.keys is typed with string keys.
const figureKeys = Object.keys(home.about.figures) as (keyof typeof home.about.figures)[]

export const about = {
  ...home.about,
  figures: figureKeys.flatMap(key => {
    const value = figures[key]
    return value === null ? [] : { key, value, label: home.about.figures[key] }
  }),
}

export const services = {
  ...home.services,
  items: programmes.programmes.map(({ features, placement, ...programme }) => ({
    ...programme,
    features: placement ? [...features, withConditions(placement)] : features,
  })),
}

export const method = {
  ...home.method,
  steps: [
    ...home.method.steps.map(step => ({ ...step, id: undefined })),
    { ...home.method.placement, id: sections.guarantee },
  ],
}

export const team = { ...home.team, ...people }

const proofs = testimonials.testimonials.map(({ proof }) => proof)
const proofFacts: Record<string, string> = {
  periodo: yearSpan(proofs.map(({ date }) => date)),
  documenti: [...new Set(proofs.map(({ source }) => source))].join(', '),
}

export const results = {
  ...home.results,
  ...testimonials,
  note: fillNames(home.results.note, name => proofFacts[name]),
}

export const faq = { ...home.faq, lead: `${home.faq.lead} [${site.email}](${emailHref}).` }
