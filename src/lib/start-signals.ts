/*
 * What the starter and the application tell each other, and the stylesheet (src/styles.css): marks on
 * elements, an event, a parameter of the address.
 */

/** Sent on window when the application answers clicks; until then the starter keeps them. */
export const liveEvent = 'app:live'

/** On <html> once a cookie choice is stored: hides the banner before the first paint. */
export const chosenAttribute = 'data-cookie-choice'

/** On <html> when the application cannot be fetched. */
export const appFailedAttribute = 'data-app-failed'

/** On a button whose click waits for the application. */
export const waitingAttribute = 'data-waiting'

/** Adverts link to any page with this parameter to open the lead modal on arrival. */
export const campaignParameter = 'metodo'
