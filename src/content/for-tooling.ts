import { companies } from './aziende'
import { faq, services } from './home'
import { layout } from './layout'
import { companyService, meta } from './meta'
import { pages } from './pages'
import { site } from './site'

/**
 * The content as the build and the doctor read it; no other module of theirs reads a value from
 * this folder. (Where a value is marked with demo(), tooling/config reads the files as text.)
 */
export const content = {
  site,
  meta,
  pages,
  faq,
  services,
  companies,
  companyService,
  demoNotice: layout.demoNotice,
}

export type Content = typeof content
