/** The name that marks a lead as a test, wherever it is read. */
export const testMark = 'PROVA - doctor'
