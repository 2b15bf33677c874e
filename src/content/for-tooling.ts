import { companies } from './aziende'
import { faq, services } from './home'
import { layout } from './layout'
import { companyService, meta } from './meta'
import { pages } from './pages'
import { site } from './site'

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
  demoNotice: layout.demoNotice,
}

export type Content = typeof content
