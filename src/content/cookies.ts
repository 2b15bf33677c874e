import { composed } from './composed'
import written from './words/cookies.json' with { type: 'json' }

const cookies = composed(written)

/** Banner and footer links of the cookie consent. The three buttons are fixed by the specification. */
export const cookieBanner = {
  ...cookies.banner,
  reject: 'Rifiuta tutti',
  customise: 'Personalizza',
  accept: 'Accetta tutti',
}

/** Said by a screen reader after a choice. */
export const cookieAnnouncements = cookies.announcements

export const cookieFooter = cookies.footer
