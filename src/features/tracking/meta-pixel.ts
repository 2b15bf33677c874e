import { loadScript } from './load-script'
import type { TrackerCode } from './tracker'

/** Collects commands until Meta's script has loaded and handles them. */
interface PixelQueue {
  (...command: unknown[]): void
  queue: unknown[]
  callMethod?: (...command: unknown[]) => void
  loaded: boolean
  version: string
}

/** https://developers.facebook.com/docs/meta-pixel/implementation/gdpr */
export function createMetaPixel(id: string): TrackerCode {
  const fbq: PixelQueue = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...command)
      else fbq.queue.push(command)
    },
    { queue: [], loaded: true, version: '2.0' },
  )
  let unload: (() => void) | undefined

  return {
    start() {
      Object.assign(window, { fbq, _fbq: fbq })
      fbq('consent', 'grant')
      if (unload) return
      fbq('init', id)
      fbq('track', 'PageView')
      unload = loadScript('https://connect.facebook.net/en_US/fbevents.js')
    },
    stop() {
      fbq('consent', 'revoke')
      unload?.()
    },
    track({ name, ...details }) {
      fbq('trackCustom', name, details)
    },
  }
}
