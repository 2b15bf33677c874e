/** The name that marks a lead as a test, wherever it is read. */
export const testMark = 'PROVA - doctor'

/** Nobody's address: example.com never receives mail (RFC 2606). */
export const testEmail = 'prova@example.com'
