/*
 * What the starter, the application and the stylesheet (src/styles.css) say to each other with: events,
 * attributes of elements, a parameter of the address and keys of the storage.
 */

/** Event on window: the application answers clicks from now on; the starter stops keeping them. */
export const liveEvent = 'app:live'

/**
 * Attribute of <html> in every built page, for browsers that run no script or not this one: CSS hides
 * what would not answer there and shows email and phone. The starter removes it.
 */
export const withoutScriptAttribute = 'data-without-script'

/** Attribute of <html>: a cookie choice is stored; CSS hides the banner before the first paint. */
export const chosenAttribute = 'data-cookie-choice'

/** Attribute of <html>: a part of the application did not arrive; CSS shows the notice about it. */
export const appFailedAttribute = 'data-app-failed'

/** Attribute of <html>: the whole stylesheet is there, not only the rules inside the page. */
export const styledAttribute = 'data-styled'

/** Attribute of the link in that notice; showAppFailed sets its address. */
export const reloadAttribute = 'data-reload'

/** Attribute of <html>: the application answers. */
export const liveAttribute = 'data-live'

/** Attribute of a form: the storage key of its draft (keep-drafts.ts). */
export const draftAttribute = 'data-draft'

/** Key in a draft, beside the texts: when these very texts were sent for the first time. */
export const firstSentKey = 'timestamp'

/** Attribute of a button whose click waits for the application. */
export const waitingAttribute = 'data-waiting'

/** Parameter that adverts add to the address of any page: it opens the lead modal on arrival. */
export const campaignParameter = 'metodo'

/** Keys of the two local storage entries of the cookie consent (specification, section 9). */
export const consentKey = 'cookie-consent'
export const preferencesKey = 'cookie-preferences'
