import { tmpdir } from 'node:os'
import path from 'node:path'

/** Not the ports of `npm start`, which may be running beside the tests. */
const firstPort = Number(process.env.E2E_PORT ?? 4273)
export const sitePorts = { production: firstPort, development: firstPort + 1 }

/** The build with Google Analytics and the Meta pixel. */
export const trackingPort = firstPort + 2
export const trackingEnv = { VITE_GOOGLE_TAG_ID: 'G-TEST123', VITE_META_PIXEL_ID: '1234567890' }

/** Builds with one provider each: the three kinds of Google's tag, and the Meta pixel. */
export const providerPorts = {
  analytics: firstPort + 4,
  ads: firstPort + 5,
  both: firstPort + 6,
  meta: firstPort + 7,
}
const VITE_GOOGLE_ADS_CONVERSION = 'AW-123456789/AbC-D_efG'
export const providerEnv = {
  analytics: { VITE_GOOGLE_TAG_ID: 'G-TEST123' },
  ads: { VITE_GOOGLE_TAG_ID: 'AW-123456789', VITE_GOOGLE_ADS_CONVERSION },
  both: { VITE_GOOGLE_TAG_ID: 'GT-TEST123', VITE_GOOGLE_ADS_CONVERSION },
  meta: { VITE_META_PIXEL_ID: '1234567890' },
}

/** A real build of the project with the content of another business (real-content/). */
export const realContentPort = firstPort + 8
export const realContentFolder = path.join(tmpdir(), `site-with-real-content-${realContentPort}`)
/** A real build with what the business of this project has filled in. */
export const ownPort = firstPort + 12
/** It does not exist: the tests answer in its place. */
export const realReceiver = 'hook.venditainquota-rossi.it'

/** Whether nginx serves the production build; E2E_HOST=preview is for a machine without it. */
export const isServedByNginx = process.env.E2E_HOST !== 'preview'

/** The servers whose headers are tested, each with its port. */
export const hostPorts = {
  ...(isServedByNginx && { nginx: sitePorts.production }),
  preview: isServedByNginx ? firstPort + 3 : sitePorts.production,
}

/** The journeys in other engines: no browser flag leads their leads elsewhere (e2e/engines). */
export const enginePorts = {
  site: firstPort + 9,
  receiver: firstPort + 10,
  proxy: firstPort + 11,
}

/** Where the tested site posts leads; each worker's browser maps it to a receiver of its own. */
export const receiverOrigin = 'http://127.0.0.1:4269'
