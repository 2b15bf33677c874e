import { companies } from '../src/content/aziende'
import { hero } from '../src/content/home'
import { layout } from '../src/content/layout'
import { cookiePolicy } from '../src/content/legal/cookies'
import { privacy } from '../src/content/legal/privacy'
import { terms } from '../src/content/legal/terms'
import type { IndexedPageKey } from '../src/content/pages'
import { previewOffer } from '../src/content/preview'

export interface PreviewWords {
  label: string
  title: string
  /** The end of the title, in the accent colour. */
  accent?: string
}

const legal = layout.footer.legal.title

/** The words on the image that messengers and social networks show beside a link. */
export const previews = {
  home: { label: previewOffer, title: hero.title.text, accent: hero.title.accent },
  companies: { label: companies.eyebrow, title: companies.title },
  privacy: { label: legal, title: privacy.title },
  terms: { label: legal, title: terms.title },
  cookies: { label: legal, title: cookiePolicy([]).title },
} satisfies Record<IndexedPageKey, PreviewWords>
