/** Not the ports of `npm start`, which may be running beside the tests. */
const firstPort = Number(process.env.E2E_PORT ?? 4273)

/** The builds of the site that the tests meet, each with its port. */
export const ports = {
  production: firstPort,
  /** React only reports a hydration mismatch in its development build. */
  development: firstPort + 1,
  /** Another business as it goes live, with the Google tag and the Meta pixel. */
  business: firstPort + 2,
  /** The business of this project, as soon as it has filled in everything. */
  own: firstPort + 3,
  /** The production build once more, on the preview server. */
  preview: firstPort + 4,
}

export const originOf = (site: keyof typeof ports) => `http://localhost:${ports[site]}`

/** Whether nginx serves the production build; E2E_HOST=preview is for a machine without it. */
export const isServedByNginx = process.env.E2E_HOST !== 'preview'

/** Where the tested site posts leads; each browser resolves it to the receiver of its test. */
export const receiverOrigin = 'http://127.0.0.1:4269'

/** The receiver of the other business. It does not exist: the tests answer in its place. */
export const businessReceiver = 'hook.venditainquota-rossi.it'

/** For the driver of WebKit: this port, or one of the next for another worker. */
export const driverPort = firstPort + 10
