import { companies, companyForm } from './aziende'
import { claims, guarantee } from './claims'
import { contact } from './contact'
import { results, services, team } from './home'
import { layout } from './layout'
import { companyService, meta } from './meta'
import { pages } from './pages'
import { previews } from './previews'
import { earnings, facts, freeMethod, site } from './site'

/** The content for the build, the doctor and the lead inbox, which read values from no other module of this folder. */
export const content = {
  site,
  meta,
  pages,
  previews,
  services,
  companies,
  companyForm,
  contactFields: contact.fields,
  companyService,
  facts,
  freeMethod,
  earnings,
  claims,
  guarantee,
  testimonials: results.testimonials,
  members: team.members,
  teamLead: team.lead,
  demoNotice: layout.demoNotice,
}

export type Content = typeof content
