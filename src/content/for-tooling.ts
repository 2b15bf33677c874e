import { companies, companyForm } from './aziende'
import { contact } from './contact'
import { services } from './home'
import { layout } from './layout'
import { pages } from './pages'
import { previews } from './previews'
import { site } from './site'

/** The content for the build, the doctor and the lead inbox, which read values from no other module of this folder. */
export const content = {
  site,
  pages,
  previews,
  services,
  companies,
  companyForm,
  contactFields: contact.fields,
  demoNotice: layout.demoNotice,
}

export type Content = typeof content
