/** Italy's names of the countries that the GDPR covers: the European Union, and art. 1 of the EEA Agreement. */
export const eea =
  'Austria,Belgio,Bulgaria,Cechia,Cipro,Croazia,Danimarca,Estonia,Finlandia,Francia,Germania,Grecia,Irlanda,Islanda,Italia,Lettonia,Liechtenstein,Lituania,Lussemburgo,Malta,Norvegia,Paesi Bassi,Polonia,Portogallo,Romania,Slovacchia,Slovenia,Spagna,Svezia,Ungheria'.split(
    ',',
  )

/**
 * Those with an adequacy decision in 2026 (art. 45 GDPR), from the list that the European Commission
 * publishes at commission.europa.eu under “Adequacy decisions”. That of Canada is for commercial
 * organisations; that of the United States, for the Data Privacy Framework alone, is not among them.
 */
const adequate =
  'Andorra,Argentina,Brasile,Canada,Corea del Sud,Giappone,Guernsey,Isola di Man,Isole Fær Øer,Israele,Jersey,Nuova Zelanda,Regno Unito,Svizzera,Uruguay'.split(
    ',',
  )

const unitedStates = 'Stati Uniti'

/** What else people call them, in Italian and in the English of the contracts. */
const synonyms: Record<string, string> = {
  Belgio: 'Belgium',
  Brasile: 'Brazil',
  Canada: 'Canada (organizzazioni commerciali)',
  Cechia: 'Repubblica Ceca,Rep. Ceca,Czechia,Czech Republic',
  Cipro: 'Cyprus',
  Croazia: 'Croatia',
  'Corea del Sud': 'Corea,Repubblica di Corea,South Korea',
  Danimarca: 'Denmark',
  Finlandia: 'Finland',
  Francia: 'France',
  Germania: 'Germany,Deutschland,Repubblica federale di Germania',
  Giappone: 'Japan',
  Grecia: 'Greece',
  Irlanda: 'Eire,Ireland,Repubblica d’Irlanda',
  Islanda: 'Iceland',
  'Isole Fær Øer': 'Isole Faroe,Faroe,Fær Øer',
  Israele: 'Israel',
  Italia: 'Italy,Repubblica Italiana',
  Lettonia: 'Latvia',
  Lituania: 'Lithuania',
  Lussemburgo: 'Luxembourg',
  Norvegia: 'Norway',
  'Nuova Zelanda': 'New Zealand',
  'Paesi Bassi': 'Olanda,Holland,Netherlands,The Netherlands',
  Polonia: 'Poland',
  Portogallo: 'Portugal',
  'Regno Unito':
    'Gran Bretagna,Inghilterra,Scozia,Galles,Irlanda del Nord,UK,GB,United Kingdom,Great Britain,England',
  Slovacchia: 'Slovacca,Repubblica Slovacca,Slovakia',
  Spagna: 'Spain',
  [unitedStates]:
    'USA,US,Stati Uniti d’America,America,Stati Uniti USA,United States,United States of America',
  Svezia: 'Sweden',
  Svizzera: 'Confederazione Svizzera,Confederazione Elvetica,Switzerland',
  Ungheria: 'Hungary',
}

/** The same for a name whose case, spaces, accents or punctuation differ. */
const toLetters = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')

const names = new Map<string, string>()
for (const name of [...eea, ...adequate, unitedStates])
  for (const other of [name, ...(synonyms[name]?.split(',') ?? [])])
    names.set(toLetters(other), name)

/** The name that the privacy policy uses for a country; null for one that it has no rule for. */
export function findCountry(text: string): string | null {
  return names.get(toLetters(text)) ?? null
}

export const isInEea = (country: string) => eea.includes(country)
export const isAdequate = (country: string) => adequate.includes(country)
export const isUnitedStates = (country: string) => country === unitedStates
