/** Time after which a send without an answer counts as failed, in milliseconds. */
export const sendTimeout = 15_000
