import { vendorScript } from './load-script'
import type { TrackerCode } from './tracker'

/** Queues commands until Meta's script has loaded. */
interface PixelQueue {
  (...command: unknown[]): void
  queue: unknown[]
  callMethod?: (...command: unknown[]) => void
  loaded: boolean
  version: string
  /** Stops the script from fetching the settings that the pixel has at Meta, such as automatic matching. */
  disableConfigLoading: boolean
  /** Stops the script from reporting each change of the address, such as a step of the form. */
  disablePushState: boolean
}

/** https://developers.facebook.com/docs/meta-pixel/implementation/gdpr */
export function createMetaPixel(id: string): TrackerCode {
  const script = vendorScript('https://connect.facebook.net/en_US/fbevents.js')
  const fbq: PixelQueue = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...command)
      else fbq.queue.push(command)
    },
    {
      queue: [],
      loaded: true,
      version: '2.0',
      disableConfigLoading: true,
      disablePushState: true,
    },
  )
  let isConfigured = false

  function configure() {
    isConfigured = true
    Object.assign(window, { fbq, _fbq: fbq })
    fbq('consent', 'grant')
    // Otherwise the pixel reports clicks and the labels of buttons.
    fbq('set', 'autoConfig', false, id)
    fbq('init', id)
    fbq('track', 'PageView')
  }

  return {
    start() {
      if (isConfigured) {
        // The script has queued events while it was revoked, and would send them now.
        if (script.hasRun) fbq.queue.length = 0
        fbq('consent', 'grant')
      } else configure()
      return script.load()
    },
    stop() {
      if (script.hasRun) return fbq('consent', 'revoke')
      // The script must find no command when it runs.
      fbq.queue.length = 0
      isConfigured = false
    },
    track({ name, ...details }) {
      // Meta counts an event of the pixel and one of the Conversions API with the same id once.
      if ('form' in details)
        fbq('track', 'Lead', { content_category: details.form }, { eventID: details.key })
      else fbq('trackCustom', name, details)
    },
  }
}
