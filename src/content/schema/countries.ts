/** The European Union, and art. 1 of the EEA Agreement. */
const eea =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'
/**
 * Those with an adequacy decision in 2026 (art. 45 GDPR), from the list that the European Commission
 * publishes at commission.europa.eu under “Adequacy decisions”. That of Canada is for commercial
 * organisations; that of the United States, for the Data Privacy Framework alone, is not among them.
 */
const adequate = 'AD AR BR CA CH FO GB GG IL IM JE JP KR NZ UY'

const names = new Intl.DisplayNames('it', { type: 'region' })
const namesOf = (codes: string) => codes.split(' ').map(code => names.of(code))

export const isInEea = (country: string) => namesOf(eea).includes(country)
export const isAdequate = (country: string) => namesOf(adequate).includes(country)
export const isUnitedStates = (country: string) => country === names.of('US')

/** Whether it is the Italian name of a country, as the privacy policy writes it. */
export function isCountry(country: string): boolean {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap(one => letters.map(other => one + other))
  return codes.some(code => names.of(code) === country && country !== code)
}
