import { composed } from './composed'
import { fillNames } from './fill-names'
import { belongsTo, type Provider } from './services/provider'
import written from './words/cookies.json' with { type: 'json' }

const cookies = composed(written)

/** Banner and footer links of the cookie consent. The three buttons are fixed by the specification. */
export const cookieBanner = {
  ...cookies.banner,
  reject: 'Rifiuta tutti',
  customise: 'Personalizza',
  accept: 'Accetta tutti',
}

/** The sentence about the purposes of the optional cookies. */
export function purposeOf(providers: readonly Provider[]): string {
  const used = Object.entries(cookieBanner.purposes).flatMap(([category, purpose]) =>
    providers.some(each => belongsTo(each, category)) ? purpose : [],
  )
  if (used.length === 0) return cookieBanner.noPurpose
  return fillNames(cookieBanner.purpose, () => new Intl.ListFormat('it').format(used))
}

/** Says why the banner asks again after a choice: for providers that it did not ask about, or after long. */
export function whyAgain(
  reason: keyof typeof cookieBanner.askAgain,
  providers: readonly Provider[],
  asked: readonly string[],
): string {
  const added = providers.filter(({ id }) => !asked.includes(id)).map(({ service }) => service)
  return fillNames(cookieBanner.askAgain[reason], () => added.join(', '))
}

/** Said by a screen reader after a choice. */
export const cookieAnnouncements = cookies.announcements

export const cookieFooter = cookies.footer
