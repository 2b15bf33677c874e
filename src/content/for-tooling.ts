import { companies } from './aziende'
import { claims, guarantee } from './claims'
import { faq, results, services, team } from './home'
import { layout } from './layout'
import { companyService, meta } from './meta'
import { pages } from './pages'
import { facts, site } from './site'

/**
 * The content for the build and the doctor, which read values from no other module of this folder.
 * (tooling/config also reads the files as text, to find the values that are marked with demo().)
 */
export const content = {
  site,
  meta,
  pages,
  faq,
  services,
  companies,
  companyService,
  facts,
  claims,
  guarantee,
  testimonials: results.testimonials,
  members: team.members,
  demoNotice: layout.demoNotice,
}

export type Content = typeof content
