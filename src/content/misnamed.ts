import { type Facts, hasFacts, isWordings } from './compose-words.ts'
import { namesIn } from './fill-names.ts'
import type { Path } from './value-at.ts'

/** What the page itself puts into texts, by the place of the text or of the group around it. */
const filledByPage: Record<string, readonly string[]> = {
  'home.video.notice': ['lettore'],
  'home.video.accept': ['lettore'],
  'home.results.note': ['periodo', 'documenti'],
  'cookies.banner.purpose': ['scopi'],
  'cookies.banner.askAgain.new': ['servizi'],
  'legal.version': ['numero', 'dal giorno'],
  'cookiePolicy.document': ['in breve', 'uso', 'tipi', 'durata', 'indicazione'],
  'cookiePolicy.storage': ['scelta'],
  'cookiePolicy.tables.together': ['servizio', 'categoria'],
  'cookiePolicy.tables.placeOf': ['luogo', 'sito'],
  'cookiePolicy.thirdParties.startsWith': ['categorie'],
  'cookiePolicy.thirdParties.policyOf': ['servizio'],
}

/** A text that names in braces what there is not. */
interface Misnamed {
  path: Path
  message: string
  /** It is the name of a fact that the business leaves out. */
  isLeftOut?: true
}

const inBraces = (name: string) => `{${name}}`

/** Lists the texts of a value that name no fact, or one that the business leaves out. */
export function findMisnamed(value: unknown, facts: Facts, path: Path = []): Misnamed[] {
  if (isWordings(value)) {
    const shown = hasFacts(value.text, facts) ? 'text' : 'without'
    return findMisnamed(value[shown], facts, [...path, shown])
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) =>
      findMisnamed(each, facts, [...path, Array.isArray(value) ? Number(key) : key]),
    )
  const own = path.flatMap((_key, index) => filledByPage[path.slice(0, index + 1).join('.')] ?? [])
  const known = [...own, ...facts.keys()].map(inBraces).join(', ')
  return namesIn(String(value)).flatMap(name => {
    if (own.includes(name)) return []
    if (!facts.has(name))
      return { path, message: `{${name}} non è un dato; si può scrivere ${known}` }
    return facts.get(name) === null
      ? {
          path,
          message: `{${name}} non c’è sul vostro sito; togli il nome dalla frase`,
          isLeftOut: true,
        }
      : []
  })
}
