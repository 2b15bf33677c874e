import { type Facts, hasFacts, isWordings } from './compose-words.ts'
import { namesIn } from './fill-names.ts'
import type { Path } from './value-at.ts'

/** The names that pages fill in while they run, by the path of the text or of its group. */
const filledByPage: Record<string, readonly string[]> = {
  'pages/home.video.notice': ['lettore'],
  'pages/home.video.accept': ['lettore'],
  'pages/home.results.note': ['periodo', 'documenti'],
  'words/cookies.banner.purpose': ['scopi'],
  'words/cookies.banner.askAgain.new': ['servizi'],
  'words/legal.version': ['numero', 'dal giorno'],
  'pages/cookies.document': ['in breve', 'uso', 'tipi', 'durata', 'indicazione'],
  'pages/cookies.storage': ['scelta'],
  'pages/cookies.tables.together': ['servizio', 'categoria'],
  'pages/cookies.tables.placeOf': ['luogo', 'sito'],
  'pages/cookies.thirdParties.startsWith': ['categorie'],
  'pages/cookies.thirdParties.policyOf': ['azienda'],
}

/** A text with a name in braces that stands for nothing. */
interface Misnamed {
  path: Path
  message: string
  /** Whether the name is that of a fact that the business leaves out. */
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
