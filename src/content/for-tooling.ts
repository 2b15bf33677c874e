import { companies } from './aziende'
import { services } from './home'
import { layout } from './layout'
import { pages } from './pages'
import { contactCardPath, paths } from './paths'
import { site } from './site'

/** The content for the build and the doctor, which read values from no other module of this folder. */
export const content = {
  site,
  pages,
  paths,
  contactCardPath,
  services,
  companies,
  demoNotice: layout.demoNotice,
}

export type Content = typeof content
