/*
 * The events, attributes, address parameter and storage keys that the starter, the application and the stylesheet
 * (src/styles.css) share.
 */

/** Event on window: the application answers clicks, and the starter stops keeping them. */
export const liveEvent = 'app:live'

/** Attribute of <html>, which the starter removes: CSS hides the controls that need script, shows email and phone. */
export const withoutScriptAttribute = 'data-without-script'

/** Attribute of <html>: a cookie choice is stored; CSS hides the banner before the first paint. */
export const chosenAttribute = 'data-cookie-choice'

/** Attribute of <html>: a part of the application did not arrive; CSS shows the notice about it. */
export const appFailedAttribute = 'data-app-failed'

/** Attribute of <html>: the whole stylesheet is there, not only the rules inside the page. */
export const styledAttribute = 'data-styled'

/** Attribute of the link in AppFailedNotice; showAppFailed sets its address. */
export const reloadAttribute = 'data-reload'

/** Attribute of <html>: the application answers. */
export const liveAttribute = 'data-live'

/** Attribute of a form: the storage key of its draft (keep-drafts.ts). */
export const draftAttribute = 'data-draft'

/** Key in a draft: when its texts were first sent. */
export const firstSentKey = 'timestamp'

/** Attribute of a button whose click waits for the application. */
export const waitingAttribute = 'data-waiting'

/** Parameter that adverts add to the address of any page: it opens the lead modal on arrival. */
export const campaignParameter = 'metodo'

/** Keys of the two local storage entries of the cookie consent (specification, section 9). */
export const consentKey = 'cookie-consent'
export const preferencesKey = 'cookie-preferences'
