/** The mail domains that people here mistype. */
export const knownDomains =
  'gmail.com libero.it hotmail.it hotmail.com outlook.it outlook.com yahoo.it yahoo.com icloud.com virgilio.it tiscali.it fastwebnet.it'.split(
    ' ',
  )

/** The ending of another provider in the place of the only one. */
export const otherEndings: Record<string, string> = {
  'gmail.it': 'gmail.com',
  'icloud.it': 'icloud.com',
  'libero.com': 'libero.it',
}

/** Domains that exist, one slip from a known one; also in other countries. */
export const realDomain =
  /^(?:gail\.com|liber[aei]?\.it|libro\.it|vigilio\.it|.+\.(?:at|i[delns]|[lp]t))$/
