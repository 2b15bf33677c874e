import { companies, companyForm } from './aziende'
import { contact } from './contact'
import { services } from './home'
import { layout } from './layout'
import { pages } from './pages'
import { paths } from './paths'
import { site } from './site'

/** The content for the build, the doctor and the lead inbox, which read values from no other module of this folder. */
export const content = {
  site,
  pages,
  paths,
  services,
  companies,
  companyForm,
  contactFields: contact.fields,
  demoNotice: layout.demoNotice,
}

export type Content = typeof content
