/*
 * Signals between the starter, the application and the stylesheet (src/styles.css): an event,
 * attributes of elements and a parameter of the address.
 */

/** Event on window: the application answers clicks from now on; the starter stops keeping them. */
export const liveEvent = 'app:live'

/** Attribute of <html>: a cookie choice is stored; CSS hides the banner before the first paint. */
export const chosenAttribute = 'data-cookie-choice'

/** Attribute of <html>: the application could not be fetched. */
export const appFailedAttribute = 'data-app-failed'

/** Attribute of a button whose click waits for the application. */
export const waitingAttribute = 'data-waiting'

/** Parameter that adverts add to the address of any page: it opens the lead modal on arrival. */
export const campaignParameter = 'metodo'
