import { companies } from './aziende'
import { hero } from './home'
import { layout } from './layout'
import { cookiePolicy } from './legal/cookies'
import { privacy } from './legal/privacy'
import { terms } from './legal/terms'
import type { IndexedPageKey } from './pages'
import { home } from './words'

export interface PreviewWords {
  label: string
  title: string
  /** The end of the title, in the accent colour. */
  accent?: string
}

const legal = layout.footer.legal.title

/** The words on the image that messengers and social networks show beside a link. */
export const previews = {
  home: { label: home.preview, title: hero.title.text, accent: hero.title.accent },
  companies: { label: companies.eyebrow, title: companies.title },
  privacy: { label: legal, title: privacy.title },
  terms: { label: legal, title: terms.title },
  cookies: { label: legal, title: cookiePolicy([]).title },
} satisfies Record<IndexedPageKey, PreviewWords>
