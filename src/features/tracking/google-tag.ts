import { onlyEssential } from '~/features/consent/categories'
import { loadScript } from './load-script'
import type { Allowed, TrackerCode } from './tracker'

/** The signals of Google's Consent Mode v2 for a choice of the visitor. */
function consentSignals({ functional, analytics, marketing }: Allowed) {
  const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')
  return {
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    analytics_storage: state(analytics),
    functionality_storage: state(functional),
    personalization_storage: state(functional),
    security_storage: 'granted',
  }
}

/** https://developers.google.com/tag-platform/security/guides/consent */
export function createGoogleTag(id: string): TrackerCode {
  const dataLayer: unknown[] = []
  // Google's script takes an entry for a command only if it is an arguments object.
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above.
    dataLayer.push(arguments)
  }
  let unload: (() => void) | undefined

  return {
    start(allowed) {
      Object.assign(window, { [`ga-disable-${id}`]: false })
      if (!unload) {
        Object.assign(window, { dataLayer })
        gtag('consent', 'default', consentSignals(onlyEssential))
        gtag('consent', 'update', consentSignals(allowed))
        gtag('js', new Date())
        gtag('config', id)
        unload = loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
      } else gtag('consent', 'update', consentSignals(allowed))
    },
    stop() {
      gtag('consent', 'update', consentSignals(onlyEssential))
      Object.assign(window, { [`ga-disable-${id}`]: true })
      unload?.()
    },
    track({ name, ...details }) {
      gtag('event', name, details)
    },
  }
}
