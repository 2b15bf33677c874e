/** The two local storage entries of the cookie consent (specification, section 9). */
export const consentKey = 'cookie-consent'
export const preferencesKey = 'cookie-preferences'

/** Set on <html> once a choice is stored, by the starter before the first paint: hides the banner. */
export const chosenAttribute = 'data-cookie-choice'
