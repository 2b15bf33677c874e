/** Sent on window when the application answers to clicks; until then the starter keeps them. */
export const liveEvent = 'app:live'

/** Set on <html> when the application cannot be fetched. */
export const appFailedAttribute = 'data-app-failed'

/** Adverts link to any page with this parameter to open the lead modal on arrival. */
export const campaignParameter = 'metodo'
