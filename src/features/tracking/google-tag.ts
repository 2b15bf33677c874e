import { loadScript } from './load-script'
import type { Allowed, TrackerCode } from './tracker'

/** The signals of Google's Consent Mode v2, from the visitor's choice. */
function signals({ functional, analytics, marketing }: Allowed) {
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

const nothing: Allowed = { functional: false, analytics: false, marketing: false }

/** https://developers.google.com/tag-platform/security/guides/consent */
export function createGoogleTag(id: string): TrackerCode {
  const dataLayer: unknown[] = []
  // Google's script tells commands from data by their being an arguments object.
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
        gtag('consent', 'default', signals(nothing))
        gtag('consent', 'update', signals(allowed))
        gtag('js', new Date())
        gtag('config', id)
        unload = loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
      } else gtag('consent', 'update', signals(allowed))
    },
    stop() {
      gtag('consent', 'update', signals(nothing))
      Object.assign(window, { [`ga-disable-${id}`]: true })
      unload?.()
    },
    track({ name, ...details }) {
      gtag('event', name, details)
    },
  }
}
