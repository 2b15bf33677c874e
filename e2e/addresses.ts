/** Ports of their own, so that the tests run beside a site that is being looked at. */
export const sitePorts = { production: 4273, development: 4275 }

/** Where the tested site posts leads; each worker's browser maps it to a receiver of its own. */
export const receiverOrigin = 'http://127.0.0.1:4274'
