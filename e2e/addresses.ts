/** Ports of their own, so that the tests run beside a site that is being looked at. */
const firstPort = Number(process.env.E2E_PORT ?? 4273)
export const sitePorts = { production: firstPort, development: firstPort + 1 }

/** The site with trackers switched on. */
export const trackingPort = firstPort + 2
export const trackingEnv = { VITE_GOOGLE_TAG_ID: 'G-TEST123', VITE_META_PIXEL_ID: '1234567890' }

/** Who serves the production build; E2E_HOST=preview is for a machine without nginx. */
export const isServedByNginx = process.env.E2E_HOST !== 'preview'

/** The servers whose answers are looked at, each with its port. */
export const hostPorts = {
  ...(isServedByNginx && { nginx: sitePorts.production }),
  preview: isServedByNginx ? firstPort + 3 : sitePorts.production,
}

/** Where the tested site posts leads; each worker's browser maps it to a receiver of its own. */
export const receiverOrigin = 'http://127.0.0.1:4269'
