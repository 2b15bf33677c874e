import { fillIn, mapTexts, withFacts } from './fill-in.ts'
import { inProse, promises } from './promises.ts'
import type { Business } from './schema/business.ts'
import { typographic } from './typography.ts'

/** By the names of the files. */
type Files = Record<string, unknown>

const figuresOf = ({
  trained,
  successRate,
  salesIncrease,
  experienceYears,
  partnerCompanies,
}: Business['claims']) => ({
  trained: trained.figure,
  successRate: successRate.figure,
  salesIncrease: salesIncrease.figure,
  experienceYears: experienceYears.figure,
  partnerCompanies: partnerCompanies.figure,
})

/** What every page says of files that only some carry. */
export const summarise = ({ claims, testimonials }: Pick<Business, 'claims' | 'testimonials'>) => ({
  figures: figuresOf(claims),
  hasTestimonials: testimonials.testimonials.length > 0,
})

/** What stands for facts in the texts of the data, in braces, and what each means. */
export function factsOf({ claims }: Pick<Business, 'claims'>): Map<string, string> {
  const { trained, successRate, salesIncrease, experienceYears, partnerCompanies } =
    figuresOf(claims)
  const figures = {
    venditori: trained,
    successo: successRate,
    vendite: salesIncrease,
    anni: experienceYears,
    aziende: partnerCompanies,
  }
  return new Map([
    ...Object.entries(figures),
    ...Object.entries(figures).map(([name, figure]) => [`oltre ${name}`, inProse(figure)] as const),
    ['obiettivo', promises.courseGoal],
    ['impegno', promises.weeklyEffort],
    ['consulenza', promises.consultation],
    ['richiamata', promises.followUp],
  ])
}

/** The data of the site: the business's own, filled in with examples, with facts in the place of their names. */
export function composeBusiness(own: Files, examples: Files) {
  // The build has checked both against the schemas before it shows them to anybody.
  const filled = fillIn(own, examples) as Business
  const facts = factsOf(filled)
  // Company and film are written as registered: names, addresses, codes. The build alone reads the brand.
  const { company, film, brand: _brand, ...words } = filled
  const written = mapTexts(words, text => typographic(withFacts(text, facts)))
  const { team, ...others } = written as Omit<Business, 'brand' | 'company' | 'film'>
  // What proves the results of a person is for the build alone: no page shows it.
  const members = team.members.map(({ proof: _proof, ...member }) => member)
  // Only the Privacy Policy says who else handles the data, and how long.
  const { processors, logRetention, ...about } = company
  const handling = { processors, logRetention }
  return { ...others, company: about, handling, film, team: { ...team, members } }
}
