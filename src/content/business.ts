import ownClaims from './business/claims.json' with { type: 'json' }
import ownCompanies from './business/companies.json' with { type: 'json' }
import ownCompany from './business/company.json' with { type: 'json' }
import ownFilm from './business/film.json' with { type: 'json' }
import ownLegal from './business/legal.json' with { type: 'json' }
import ownOffer from './business/offer.json' with { type: 'json' }
import ownProgrammes from './business/programmes.json' with { type: 'json' }
import ownSections from './business/sections.json' with { type: 'json' }
import ownTeam from './business/team.json' with { type: 'json' }
import ownTestimonials from './business/testimonials.json' with { type: 'json' }
import { composeBusiness, summarise, wordFacts } from './compose-business'
import demoClaims from './demo/claims.json' with { type: 'json' }
import demoCompanies from './demo/companies.json' with { type: 'json' }
import demoCompany from './demo/company.json' with { type: 'json' }
import demoFilm from './demo/film.json' with { type: 'json' }
import demoLegal from './demo/legal.json' with { type: 'json' }
import demoOffer from './demo/offer.json' with { type: 'json' }
import demoProgrammes from './demo/programmes.json' with { type: 'json' }
import demoSections from './demo/sections.json' with { type: 'json' }
import demoTeam from './demo/team.json' with { type: 'json' }
import demoTestimonials from './demo/testimonials.json' with { type: 'json' }
import { usesOwnData } from './own-data'

const own = {
  company: ownCompany,
  offer: ownOffer,
  claims: ownClaims,
  team: ownTeam,
  testimonials: ownTestimonials,
  programmes: ownProgrammes,
  companies: ownCompanies,
  film: ownFilm,
  legal: ownLegal,
  sections: ownSections,
}

/**
 * The data of the business. In a build tooling/business/business-data.ts replaces this module with the composed
 * values, so that a real site contains no example and no data that no page shows; tests and tools compose them here.
 */
const business = composeBusiness(usesOwnData ? own : {}, {
  company: demoCompany,
  offer: demoOffer,
  claims: demoClaims,
  team: demoTeam,
  testimonials: demoTestimonials,
  programmes: demoProgrammes,
  companies: demoCompanies,
  film: demoFilm,
  legal: demoLegal,
  sections: demoSections,
})

export const {
  claims,
  companies,
  company,
  film,
  handling,
  legal,
  offer,
  programmes,
  sections,
  team,
  testimonials,
} = business

export const { figures, shown } = summarise(business)

/** For the words of the pages; a build has put them there already. */
export const facts = wordFacts(business)
