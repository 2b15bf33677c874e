/** Keys of the two local storage entries of the cookie consent (specification, section 9). */
export const consentKey = 'cookie-consent'
export const preferencesKey = 'cookie-preferences'
