/** What the form for companies leaves in the history entry of /thank-you, which has no other sign of it. */
export const companyArrival = { form: 'company' } as const

/** True for the state of a history entry that the form for companies has left. A visitor may have any. */
export function isCompanyArrival(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'form' in state &&
    state.form === companyArrival.form
  )
}
