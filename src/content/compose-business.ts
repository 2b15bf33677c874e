import { fillIn, mapTexts, withFacts } from './fill-in.ts'
import { inProse, promises } from './promises.ts'
import type { Business } from './schema/business.ts'
import { typographic } from './typography.ts'

/** By the names of the files. */
type Files = Record<string, unknown>

/** What stands for facts in the texts of the data, in braces, and what each means. */
export function factsOf({ claims }: Pick<Business, 'claims'>): Map<string, string> {
  const figures = {
    venditori: claims.trained.figure,
    successo: claims.successRate.figure,
    vendite: claims.salesIncrease.figure,
    anni: claims.experienceYears.figure,
    aziende: claims.partnerCompanies.figure,
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
export function composeBusiness(own: Files, examples: Files): Business {
  // The build has checked both against the schemas before it shows them to anybody.
  const filled = fillIn(own, examples) as Business
  const facts = factsOf(filled)
  // Company and film are written as registered: names, addresses, codes.
  const { company, film, ...words } = filled
  const written = mapTexts(words, text => typographic(withFacts(text, facts)))
  return { ...(written as Omit<Business, 'company' | 'film'>), company, film }
}
