import claims from './business/claims.json' with { type: 'json' }
import companies from './business/companies.json' with { type: 'json' }
import company from './business/company.json' with { type: 'json' }
import film from './business/film.json' with { type: 'json' }
import legal from './business/legal.json' with { type: 'json' }
import offer from './business/offer.json' with { type: 'json' }
import programmes from './business/programmes.json' with { type: 'json' }
import team from './business/team.json' with { type: 'json' }
import testimonials from './business/testimonials.json' with { type: 'json' }
import { composeBusiness } from './compose-business'
import demoClaims from './demo/claims.json' with { type: 'json' }
import demoCompanies from './demo/companies.json' with { type: 'json' }
import demoCompany from './demo/company.json' with { type: 'json' }
import demoFilm from './demo/film.json' with { type: 'json' }
import demoLegal from './demo/legal.json' with { type: 'json' }
import demoOffer from './demo/offer.json' with { type: 'json' }
import demoProgrammes from './demo/programmes.json' with { type: 'json' }
import demoTeam from './demo/team.json' with { type: 'json' }
import demoTestimonials from './demo/testimonials.json' with { type: 'json' }

/**
 * What a business fills in. In a build tooling/business/business-data.ts puts the composed values in the place
 * of this module, so that a real site contains no example; tests and tools compose them here.
 */
export const business = composeBusiness(
  { company, offer, claims, team, testimonials, programmes, companies, film, legal },
  {
    company: demoCompany,
    offer: demoOffer,
    claims: demoClaims,
    team: demoTeam,
    testimonials: demoTestimonials,
    programmes: demoProgrammes,
    companies: demoCompanies,
    film: demoFilm,
    legal: demoLegal,
  },
)
