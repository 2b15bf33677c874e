/** Not the ports of `npm start`, which may be running beside the tests. */
const firstPort = Number(process.env.E2E_PORT ?? 4273)
export const sitePorts = { production: firstPort, development: firstPort + 1 }

/** The build with trackers. */
export const trackingPort = firstPort + 2
export const trackingEnv = { VITE_GOOGLE_TAG_ID: 'G-TEST123', VITE_META_PIXEL_ID: '1234567890' }

/** Builds with one provider each, for what is particular to it. */
export const providerPorts = {
  google: firstPort + 4,
  ads: firstPort + 5,
  meta: firstPort + 6,
}
export const providerEnv = {
  google: { VITE_GOOGLE_TAG_ID: 'G-TEST123' },
  ads: {
    VITE_GOOGLE_TAG_ID: 'AW-123456789',
    VITE_GOOGLE_ADS_CONVERSION: 'AW-123456789/AbC-D_efG',
  },
  meta: { VITE_META_PIXEL_ID: '1234567890' },
}

/** A copy of the project with other content (copy-with-other-content.ts). */
export const otherContentPort = firstPort + 7
export const longWords = {
  email: 'richieste.di.consulenza@palestravenditori.it',
  legalName: 'Accademia Italiana della Vendita e della Consulenza S.r.l. unip.',
  street: 'Strada Statale Vecchia Lombarda per Sant’Angelo Lodigiano 1234, scala B, interno 56',
}

/** Whether nginx serves the production build; E2E_HOST=preview is for a machine without it. */
export const isServedByNginx = process.env.E2E_HOST !== 'preview'

/** The servers whose headers are tested, each with its port. */
export const hostPorts = {
  ...(isServedByNginx && { nginx: sitePorts.production }),
  preview: isServedByNginx ? firstPort + 3 : sitePorts.production,
}

/** Where the tested site posts leads; each worker's browser maps it to a receiver of its own. */
export const receiverOrigin = 'http://127.0.0.1:4269'
