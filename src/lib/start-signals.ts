/** Sent on window when the application answers to clicks; until then the starter keeps them. */
export const liveEvent = 'app:live'

/** Adverts link to any page with this parameter to open the lead modal on arrival. */
export const campaignParameter = 'metodo'
